import { wordsIn, type AliasWords } from "./words.ts";

/** Adjectives, then names of animals, plants, stones, the sky and vehicles. Each is kind alone and beside any other. */
export const ENGLISH: AliasWords = {
  first: wordsIn(`
Able Active Agile Alert Amazing Amiable Astute Avid Azure Bold Brainy Brave Breezy Bright Brisk Bronze Buoyant Busy
Calm Candid Careful Caring Cheery Classic Clear Clever Cobalt Copper Coral Cosmic Cosy Crimson Curious Daring
Devoted Driven Dynamic Eager Earnest Elated Emerald Epic Exact Expert Famous Festive Fleet Floral Flying Focused
Funny Gallant Genial Gentle Genuine Glad Gleeful Golden Grand Happy Hearty Helpful Heroic Honest Hopeful Humble
Ideal Indigo Jaunty Jazzy Jolly Jovial Joyful Joyous Keen Kind Kindly Leading Learned Lilac Lively Logical Loyal
Lucid Lucky Lunar Magic Merry Mighty Mindful Modern Modest Musical Neat Nimble Noble Notable Orderly Patient Peppy
Placid Playful Plucky Poetic Polar Polite Prime Prompt Proper Prudent Quick Quiet Rapid Regal Roaming Roving Royal
Sailing Scarlet Serene Shining Shiny Silver Sincere Skilful Skilled Smart Smiling Snappy Snowy Soaring Solar Solid
Sparky Speedy Sporty Spry Stable Starry Steady Stellar Sunny Super Swift Tactful Teal Tidy Topaz Trusty Unique
Upbeat Useful Valiant Vibrant Vivid Winning Wise Witty Worthy Zany Zesty Zippy
`),
  second: wordsIn(`
Acorn Alder Alpaca Antelope Aspen Aster Badger Beacon Beagle Beetle Bicycle Bison Bluebell Bobcat Breeze Brook
Buffalo Cactus Canary Canoe Canyon Caravan Caribou Cedar Cheetah Chipmunk Cicada Clipper Cloud Clover Collie Comet
Corgi Cosmos Crane Cricket Crocus Cygnet Daffodil Dolphin Dormouse Drizzle Eagle Eclipse Egret Elk Elm Falcon Fern
Ferret Ferry Finch Firefly Fjord Gecko Giraffe Glacier Glider Gosling Hamster Harbour Hare Harrier Hedgehog Heron
Horizon Ibex Ibis Impala Island Jaguar Juniper Kayak Kite Koala Lagoon Lapwing Larch Lark Lavender Lemur Leopard
Lion Llama Lorry Lotus Lupin Lynx Macaw Mallard Maple Marigold Marmot Marten Meadow Meerkat Merlin Meteor Mimosa
Minibus Moose Narwhal Nova Oak Oasis Ocelot Octopus Opal Orbit Orchid Osprey Otter Owl Panda Panther Parrot Pebble
Pelican Penguin Planet Pony Primrose Puma Quartz Quokka Rainbow Raven Reindeer River Rover Sailboat Salmon Sapphire
Scooter Shuttle Skylark Sleigh Snowdrop Sparrow Spruce Squirrel Star Starling Stork Summit Sunrise Swan Sycamore
Tern Thistle Thunder Thyme Tiger Toucan Tractor Train Tram Tricycle Tugboat Tulip Turtle Valley Wagon Wallaby Wombat
Wren Yacht Zebra Zephyr
`),
};
