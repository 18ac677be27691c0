import { rot13 } from "./refused-words.ts";

/** Beginnings of innocent words that hold a refused one. */
export const INNOCENT_BEGINNINGS = "scunthorpe snigger niggard whittl dildora therapist hitchcock analcime".split(" ");

/** Whole innocent words and names that look like a disguise. */
export const INNOCENT_WORDS =
  "assess rapped rapping rappee rappees crappie crappies booby hittler jaaps hommo hommos annal annals annus cocked cocker cockers cockie cockies cockin cocky cocking crape craped crapes dicke dicker dickered dickers dickes dickie dickies dickin dicking dicky dyck dycks fagott fagotte fagg iddick nazy oldcock rappe sluter slutes slutter cuntis bitche dykke dykker pennis impennis tvrdin therapes titt uranus oscunt  boobish wankie cumming secks".split(
    " ",
  );

/** Two words that stand beside each other in harmless texts, too: "the pen is red". */
export const INNOCENT_PAIRS: ReadonlySet<string> = new Set(
  rot13(
    "cra vf|jub er|jub erf|jrg onpx|jrg onpxf|gbjry urnq|ent urnq|znfgre ong|znfgre ongf|zbgure srq|jna xvat|obb ovat|obb orq|frkg ncr|ura gnv|oht tre|ob bo|ohyyf uvg|ohyyf uvgf|qbtf uvg|qbtf uvgf|qvcf uvg|qvcf uvgf|ongf uvg|ongf uvgf|ubefrf uvg|ubefrf uvgf|ncrf uvg|ncrf uvgf|puvpxraf uvg|puvpxraf uvgf|rngf uvg|rngf uvgf",
  ).split("|"),
);

/** Rude alone, not in a text with one of these words: names, and words of other languages that are spelled the same. */
export const COMPANIONS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    qvpx: "moby tracy dyke francis whittington philip cheney turpin grayson advocaat vitale clark ist war der das ein und nicht zu sehr angezogen wird mir mich er wie",
    fyhg: "pa ar er pe og och med till til for efter nu det snart helt sasong loppet festen tagit spelet i ikke inte",
    frk: "education opposite same chromosome chromosomes ratio bilar personer lag laget poang sju fem leute autos och ar vi wir sind ist timmar dagar ganger male female sju fyra minuter",
    ergneq: "en le un du de mon ton son ce pas sans suis train minutes heures au pour les la growth flame fire",
    qbhpur: "une la sous froide chaude prendre ma ta sa en eine gehen",
    phz: "chorlton hardy hockwold wilton laude magna summa et ut aut sed qui quia est eum enim in non quo ad aliquam ex vel sit nihil minima dolor dolores labore quas cumque censura autem magnam ullam iste sunt nisi \\p{L}{2,}(?:ibus|ae|tur|unt|orum|arum|ates|atem|atis|itas|antium|quam|imus|amus|erit|ores|aque)",
    ubzb: "sapiens erectus habilis neanderthalensis homini lupus ludens faber",
    qlxr: "van offa offas hadrian sea water flood river wall thorn parallel dutch grassy stone field broken volcanic magma jerry dick greg",
    qlxrf: "sea water flood river dutch magma volcanic dams canals",
    pbba: "rapids maine rac hound dog",
    pbbaf: "maine",
    fcvp: "span",
    puvax: "armor armour light wall fence curtains",
    puvaxf: "armor armour light wall fence",
    xnssve: "lime limes leaf leaves lily",
    snt: "end ends",
    gvg: "mellil great blue coal marsh willow crested tailed tufted bearded tat bird birds cu",
    obbovr: "footed bird",
    obbovrf: "footed birds galapagos",
    pencf: "dice game table",
    pencre: "thomas",
    xhg: "chum krasnyy al khun bak",
    gubg: "khun not",
    chgr: "die der eine gebratene fleisch braten",
    ubbxref: "green",
    gjngg: "orkney shetland",
    gvgf: "great blue coal marsh willow crested tailed tufted bearded bird birds",
    nff: "donkey donkeys wild jawbone jenny jackass mule bottom pyramus",
    wnpxnff: "penguin penguins donkey kookaburra laughing",
    ubeal: "toad toads lizard lizards skin goloch",
    ahqr: "mice mouse color colour shade lipstick",
    xvxr: "enrique quique",
    ubbxre: "lee rugby prop richard joseph telescope scrum john",
    ovpu: "ngoc phuong thuy hanh lien van thi nguyen tran le pham dao thu huyen loan tuyen hong hai nhu",
    chffl: "willow wool ding owl cat cats",
    pbpx: "doodle robin weather peacock hen ballcock stop",
    iretn: "giovanni",
    chgb: "bumbong rice maya",
    onfgneq: "toadflax cabbage",
    "fhpx zl": "thumb thumbs lolly lollipop straw sweet candy finger",
    "fhpx vg": "up through straw",
    "juvgr cbjre": "ranger rangers button cable cord supply switch tool tools bank",
  }).map(([word, companions]) => [rot13(word), companions]),
);
