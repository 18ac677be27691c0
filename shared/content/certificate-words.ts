/**
 * Plain words of three to nine letters, each fit for children alone and beside any other: no people, no bodies, nothing that
 * hurts. Our own texts use all of them.
 */
export const CERTIFICATE_WORDS: readonly string[] = `
about above acid acorns across add adds adjust admitted after again against age aged ago agrees ahead air
aircraft alarm algae all almost along alphabet already also although always and angle animal another answer ants
any anybody anyone anything anyway apart appear applause apples apply are argue around arrive arrived artists
aside ask asked ate autumn away awoke backwards bag bags baker bakers baking ball balloons bamboo band bar
barely barge basket baskets bat bath beach beams beans bear because become becomes bee been beep bees before
began begin begins behind being believed bell belongs below bench beneath beside best better between
bicycle big bigger bike bill billion bin bird birds birthday biscuits bit bits blanket blankets blink blinks
blitz block blocks blossom blue board boat boats boiled boils bolt book boot boots bored born borrowed both
bought bowl branch bread breadth break breakfast bridge brighter bring brings broke broken brought bubble
bubbles bucket build builds built bus busy but cabbage cables cake call called calls calmly came camel can canal
cannon cannot capital car carbon cards care carpet carried carries carry cart case cat catch catching cave
ceiling celebrate celery certain chair chairs change changes charge chase check checks cheeses chipped chirp
circle city claims clay clean cleaned cleaner clever click climb climbed climbs clings clink clip clock clocks
close cloth coast coat cobweb coconut code coffee cold collects colour columns comb comet compares complete
compose computer computing concert concerto cooks cool cools corn corner costly costs coughs could count counted
counting counts course cover covered crabs crane crate crates creak crew cross crossbar crosses crow crows
crumbs cubes cup cups cure curious cut damp dance dances dangle dashes dated dates dawn day daylight days deck
degrees dense dented desks did different digit digits digs dinner dioxide discover dish does dog dogs doing
dolls done door doors dot dots double dough down dragon drain drama draw drawer drawing draws drew dried dries
drift driver drop drops drove drum dry dusk dust each ears earth earworm eastward eat echo edge egg eggs eight
else empty encore end ended ends energy engineers engines entire equally equator escape even evening ever every
everybody everyone exactly except excuse exercises exhausted expands expect explained eye eyes fails fall
falling famous far farm farther fast faster feet fell fence fetch few fiftieth fill filled film films filter
final find finds fine finished firms first fish fishing fit fits five fixed fizz fizzy fjord flap flash flask
flat flies flight flips float floats floor flour flowers flute fly fog foggy fold folded folds folk follow
followed foot footsteps for forecast forest forever forgets forgot forgotten forms forty found four fox frame
free fresh fridge fridges friend frog frogs from front frost froze frozen fruit full fur further future game gap
gaps garden gardens gate gates gather gave gentle gently gesture get gets getting giant giraffe give given gives
glad glanced glass glasses glides glove glow glows glue goal goes goggles going gold golden gone good goose got
grain grains grams gran grand grapes grass grease great green greetings grinned ground grow growers grows
grumble guard guessed guides gum gutter gyms had hairs half hall halve halves hammered hamster hand hands
happened happy hare has hat hatched hats have heading hear hears heart hearts heather hedge height held hello
help helps her herd here hiccups hide hides high higher hill hills him his hold holds hollow home homes homework
hook horse horses hotels hour hours house houses housework hover how however howl hum hums hundred hundreds
hurries hurry hut ice icing idea indoor ink inspector instead into island islands its itself jammed jar jars jaw
jets job join joins joke journey jug jump just kangaroos keep keeper keeps kelp kept kettle key keyboard keys
kilometre kitchen kitchens knew knight know knows label labelled labels ladder lake lakes lamps land landed
lands language languages last lasted lasts latch late later laugh laughing laughs launch launched lawn layer
lays leads leaf lean leans learned least leather leave leaves left lemon lemonade lenses less let lets letter
letters level lever librarian lid life lift lifted lifts light like liked likes lime line lined lines liquid
list listen listeners listens lists little live lived lives living lizards lock look looked looking looks loop
lose lost lot loud loudly low lower lowest lunch machine made magpie mail main major make makes managed manner
manners many map marathon mark marks mask master matters may means meant measured medals meets melts mended menu
message messages met method metre metres mice microwave middle midsummer might mild mill million minded mine
minute minutes mistake mistakes mittens moment monsoon month months mood more morning most mostly mountain
mountains move moved moves much multiply music must name named names nap naps narrow near nearly neatly need
needed needs neighbour nest never new news next nine nobody nod nods noises noisy none noodle noon north nose
not note notebook notes nothing noticed now number numbers numeral oak oats ocean oceans octopus off often once
one ones onion onions only open opened opens operators opinion orchestra orchid order ordered other others
otters our out outdoors outside over overnight own packed page pages paint painting pair palm pan pancake panel
pans paper parrot part parties passes passwords past patent path pattern patterns pavements paw paws pay peach
pearl peas pen pencil pencils penguin pennies people peppers per perfect perfectly perhaps person phone photo
phrases pianist piano picking picture pie piece pieces pigeon pile pin pinched pink pins place planet planets
planned plastic plate plates play played players plays please plucked pocket poems point pointed pointing points
polishing pollinate pond pool popcorn pops porch position post pot pour pours powder power praised press pressed
pretty print probably problem program properly proud published put puts quarrel quarter queue quiet quietly
quite raced rags rail rain rainbow raincoat raindrops raisins rake ran rang rather reach reached reaches react
read reads ready real really rebound recall receiver recipe record records reeds refuses regards release
remember remembers repeating report rest rested return reverse ribbons ribs rice right ring rings rinse ripen
rise river road roads robot rock roll rolls roof room rooms roses rots roughly round rover row rows rule rules
rumble run runner runs said sail sailboat sails salt same sand sang sat satellite save saves saw saws say says
scale scanner school scolded score scratch screen sea sealed searched season seat second seconds see seed seemed
seems seen sees sends sensibly sent serves set sets seven several sewn shade shadow shake share shares sharp
sharper she shed sheep sheet shelf shell shield ship ships shoes shone shook shoots shop short shortest should
shoulder shout shouts show shown shy side sides sideways signature signed simple simply since sing single sings
sink sinks sip sit sits six sixteen size skate skeleton skis sky sled sleep sleeps slice slide slip slipper slit
slope sloth slow slowly slurping small smallest smiled smiles smooth smudged smugly snow snowball snowed snowman
snowy soaks socks soda soil sold soles solid some somebody someone something sometimes song songs soon sound
sounded sounds soup sour south southern space span speak speech speed spend spent spin spinning splinter spoken
spoon spot spots spring springs spun squad square stairs stamp stamped stand standing stands star starch stars
start starts state station stay stays steam steel steelpan steer steering step stick sticks sticky still
stirring stitches stone stones stood stop stops stories storm story straight strands straw stream streams street
stretch stretches string strings strong studied subtract such suddenly sugar summer summers sums sun sunrise
sunrises sunset sunshine supper sure surface surprised suspected swam sweep sweepers sweet swim swimming swing
swings symbol table take taken takes tale talk talking tap tape tapped tasted taught tea teacher team teaspoon
teeth telegraph telephone tell tells ten tennis tenor tent terns than thank thanks that the their them theme
then there these they thing things think thinks third thirtieth this those thought thousand thousands threads
three through throw thumb thunder thyme tick ticks tide tie tied tilts time times tin tins tiny tired toast toes
told tonight too took tool tooth top topple tops torch tortilla tortoise towards towel tower town towns track
traders trail train travel travels tray tree trees tried tries trip trips trouble truck try trying tune tuner
tunes tunnels turn turned turner turns twelve twice twig two umbrella umbrellas uncle uncover under until upon
upright upside use used valley valleys vanish vanishes velvet version very violet violin violins voice voices
volcano wait waited waiting waits waking walk walked walks wall walls want wanted wants wardrobe warmth was wash
washed washing watch watched watching water waved waves way ways wear wearing wears week weighs welcome welcomes
well went were whale whales what wheel wheels when where whether which while whisper whistle who whoever whole
whose why wide wider will wind window windows wings winter wipes wire wires wish wished with without wobble
wobbling woke wolf wolves won woolly word wore work worked works world worth would wrap wrapped wrinkles wrist
write writes wrong wrote yards yawns year years yelled yes yesterday yet you young youngest your yours zebras
zero
`
  .trim()
  .split(/\s+/);
