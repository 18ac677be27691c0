import { wordsIn, type AliasWords } from "./words.ts";

/** Adjectives, then nouns: all masculine, so that every pair agrees. Each is kind alone and beside any other. */
export const GERMAN: AliasWords = {
  first: wordsIn(`
Achtsamer Agiler Aktiver Artiger Bedachter Begabter Beherzter Beliebter Berühmter Bester Bewährter Blühender Braver
Bronzener Bunter Cleverer Dankbarer Denkender Drolliger Echter Edler Ehrlicher Eifriger Eiliger Emsiger Epischer
Erfreuter Ernster Erprobter Exakter Fairer Famoser Feiner Fideler Findiger Flinker Flotter Forscher Fragender
Freudiger Frischer Froher Galanter Gefasster Genauer Genialer Gerechter Getreuer Geübter Gewandter Gewitzter
Goldener Grüner Guter Gütiger Heiterer Helfender Heller Höflicher Hüpfender Idealer Jubelnder Kecker Kluger
Kreativer Kühner Kulanter Kundiger Kupferner Lachender Lässiger Lauterer Lebhafter Leiser Lernender Lesender Lieber
Löblicher Logischer Loyaler Luftiger Lustiger Lyrischer Magischer Malender Milder Mobiler Moderner Munterer
Musischer Mutiger Namhafter Netter Neuer Nobler Offener Perfekter Pfiffiger Planender Präziser Prompter Purpurner
Quirliger Radelnder Rasanter Rascher Redlicher Reimender Reisender Rennender Rollender Rosiger Rudernder Ruhiger
Rühriger Sachter Sanfter Sausender Schlauer Schneller Segelnder Seltener Sensibler Seriöser Sicherer Silberner
Singender Smarter Solider Sonniger Sorgsamer Sozialer Spontaner Stabiler Steter Stetiger Stiller Stolzer Summender
Surfender Tanzender Tapferer Treuer Tüchtiger Turnender Übender Ulkiger Uriger Violetter Virtuoser Vitaler Vornehmer
Wacher Wachsamer Wackerer Wahrer Webender Weiser Wendiger Winkender Witziger Wolkiger Wonniger Würdiger Zackiger
Zäher Zügiger Zünftiger
`),
  second: wordsIn(`
Abend Achat Adler Ahorn Akkord Anker April Ara Atlas Bach Ballon Bambus Bär Basalt Baum Beagle Berg Biber Bison
Blitz Bus Canyon Collie Corgi Dachs Donner Drache Elch Emu Enzian Falke Falter Farn Fasan Fels Fjord Fluss Frosch
Frost Fuchs Funke Gecko Gepard Ginkgo Gipfel Globus Gong Granit Guppy Hafen Hafer Hagel Hain Halm Hecht Herbst
Hering Hirsch Hügel Hummer Ibis Igel Jaguar Jet Juni Kaktus Kanon Kiesel Klee Koala Komet Kondor Kosmos Kran Krater
Krokus Kutter Lachs Leguan Lemur Lenz Lotus Löwe Luchs Lurch Magnet Mai Marder Marmor Mars März Merkur Meteor Mond
Monsun Morgen Motor Nandu Narwal Nebel Neptun Onyx Opal Orbit Orion Otter Ozean Panda Pfad Phlox Pirol Planet Pokal
Puma Quarz Rabe Regen Rochen Roller Rubin Safran Salbei Saphir Saturn Schwan See Serval Setter Sirius Sommer Specht
Spross Star Stern Storch Strand Strom Tango Tapir Tau Teich Tiger Topas Tukan Turbo Turm Uhu Vulkan Wagen Waggon Wal
Wald Walzer Waran Welpe Wels Widder Winter Wipfel Wisent Wolf Zander Zeisig Zirkus Zobel Zug Zweig
`),
};
