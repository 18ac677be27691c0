import { describe, expect, it } from "vitest";

import { TEXTS } from "#shared/content/texts/catalog.ts";
import { rot13 } from "#shared/server/conduct/refused-words.ts";
import { moderate } from "#shared/server/conduct/word-rules.ts";

const listed = (list: string): readonly string[] => list.trim().split(/[|\n]/);

/** Rude and hateful texts and names of many languages, plain and in disguise; their Latin letters in ROT13. */
const RUDE = `
ce0a|Nefpuybpu qh|Fpurvßr|fpurvffr znaa|Uherafbua|svpx qvpu|qh Jvpufre|Fpuynzcr|Zvfftroheg|uvwb qr chgn
zvreqn|craqrwb|pnoeóa|pbñb|znevpóa|puvatn gh znqer|chgnva|zreqr|fnybcr|pbaaneq|raphyé|svyf qr chgr
avdhr gn zèer|gn thrhyr|pnmmb|inssnaphyb|fgebamb|chggnan|pnenyub|cbeen|sbqn-fr|svyub qn chgn|xhejn
fcvreqnynw|puhw|wronć|бля|сука|хуй|пиздец|пошёл нахуй|ебать|fvxgve|bebfch çbphğh|nzx|tög|xnaxreubre
xybbgmnx|ubre|ivggh|crexryr|wäiyn|svggn|μαλάκα|كس امك|شرموطة|씨발|他妈的|傻逼|死ね|địg zẹ|đụ zá|भोसडीके
मादरचोद|znqnepubq|puhgvln|chgnat van|xbagby|atragbg|s h|sh lbh|juvgr cbjre|fvrt urvy|tnf gur wrjf
fhpx zl onyyf|tb qvr|1488|enturnq|jrgonpx|gbjryurnq|fcvp|tbbx|pbba|cnxv|xnssve|shhhhpx|s_h_p_x|fu1g
$u!g|o!gpu|ovngpu|n55ubyr|@ffubyr|q1px|p0px|ch55l|c3a1f|i4tvan|a1tt3e|av66re|s@t|s4tt0g|ju0er|5yhg
gj@g|pe4c|o00of|g1gf|f3k|c0ea|e4cr|e4c1fg|x1xr|ge4aal|e3gneq|shсx|ѕuvg|ｆｕｃｋ|s h p x|s.h.p.x|s-h-p-x
s*px|s**x|fu*g|o*gpu|p*ag|ƒhpx|süpx|fuıg|cuhpx|shpp|shx h|shd|sphx|sipx|ohyyfu1g|zbgureshpxre
z0gureshpxre|zbgure shpxre|qhzonff|qhzo nff|wnpx-nff|nffu0yr|nff ung|tbqqnza|qnza vg|jgs|fgsh|xlf
x.l.f|xvyy hefrys|XLF|uvgyre|u1gyre|urvy uvgyre|a4mv|anm1|anmv fphz|ubeal|fraq ahqrf|oybjwbo|oy0jw0o
unaqwbo|wrex bss|jnax3e|obyybpxf|ohttre bss|gjng|gbffre|fba bs n ovgpu|phzfubg|phz|wvmm|qvyqb
obbovrf|gvggvrf|nany|nahf|cravf|intvan|fyhggl|juberf|onfgneqf|snt|snttbgf|qlxr ovgpu|genaal|furznyr
tlcb|ornare|puvax|crqb|cnrqbcuvyr|encvfg|zbyrfgre|vaprfg|uragnv|cbeauho|baylsnaf|sh px|fuv g|ovg pu
ph ag|avt tre|shpx lbh|sh px|f.u.v.g|F U V G|FuVgUrNq|kKshpxKk|Shpx_Lbh_69|OvtQvpx69|ovt_q1px
YvyFuvg|nff_rngre|OnqNff|ChfflFynlre|PbpxZnfgre|phagsnpr|AvttnXvat|fyhg4lbh|UvgyreSna|FrklObl
CbeaFgne|Encr_Zr|Xlf_abj|QnzaFba|f%uvg|pe^nc|sh🔥px|sh(k)px|fu<o></o>vg|s0h1p2x
&#115;&#104;&#105;&#116;|🇫 🇺 🇨 🇰|ꜰᴜᴄᴋ|ςuιτ|ᏚuᎥᎢ|รђเg|skpx|s@px|s%px|penccc
zreqrrr|chhhgn|fpurvvvßr|svpxra|svvvpxra|uherafbbbua|z*eqr|fpu**ffr|u*erafbua|ne***ybpu|s*pxra|c*gnva|u*gyre|a*mv|e*gneq
nmmubyr|orlbgpu|avoon|yvogneq|ahgfnpx|frttf|tb gb uryy|ebcr lbhefrys|hanyvir lbhefrys|cuhx lbh`;

/** The rudest words, in ROT13. */
const CORE = `
shpx|fuvg|ovgpu|phag|avttre|juber|fyhg|pbpx|qvpx|chffl|nffubyr|onfgneq|snttbg|penc|encr|cbea`;

/** Names, words and texts in which a careless reader finds something rude. */
const HARMLESS = `
Speedy_Keys|Andy_Keller|Viking64|Typing64|Ana_Lopez|BambooBee|Amina|Ana1|Ana11|T17|Room B17|Class 5A
Assassin|Dick Francis|Shiva|Shitake|Mississippi|Massachusetts|Assyria|Passat|Cassie|Lass|Bassett
Cumbria|Cumulus|Document|Scuba|Analytics|Analysis|Canaletto|Hoover|Peter Pan|Essex|Wessex|sextant
Hancock|Woodcock|Peacock_7|Shuttlecock|Cockpit|Cocktail|Titan|Titus|Titania|Tittle|Constitution
Institute|Petition|Button|Butter|Rapid|Rapids|Therapist|Grape_Ape|Drapes|Scrap|Scrape|Craps game
Pissarro|Arsenal|Parsley|Marseille|Sparse|Pastor|Bastille|Bastian|Wankel|Swank|Turducken|Saturday
Twatt Orkney|Dildora|Niger|Nigeria|Nigel|Niggle|Snigger|Denigrate|Raccoon|Tycoon|Cocoon|Spice|Spicy
Auspicious|Chinkapin|Kung Fu Panda|Fu Wei|Fukuda|Fukushima|Phuket|Kakuka|Homework|Homo sapiens|Nazim
Nazareth|Ignazio|Pedometer|Pedestrian|Pedro|Torpedo|Thoth|Methotrexate|Milford|Orgyia|Georgy Zhukov
Hookers Green|Uranus|Janus|Manuscript|Semendria|Basement|Magnum|Cucumber|Cum laude|Kuka robot|Kukui
Puttgarden|Computer|Reputation|Disputa|Hora de correr|Kurva på vägen|Pula|la mer de glace
Put a coin in|con otros|Das ist gut|Bitte|Bitten|Habite|Kunt u helpen|suka makan|Fan|Satan
Dame tu mano|Culo|Hui Min|Long Dong|Wang Wei|Dong Nguyen|Phuc Nguyen|Bich Ngoc|Bích|Dung Tran
Suk-hee|Sukdeep|Titi|Tito|Kiki|Kikelomo|Fanny|Willy|Randy|Gay Talese|Fagan|Fagerberg|Faggioli|Kuntal
Kuntz|Cockburn|Hitchcock|Dickinson|Dickens|Dikshit|Akshit|Harshit|Yamashita|Matsushita|Takeshita
Shittu|Assmann|Assunta|Cassano|Weiner|Lipschitz|Schitt|Crapo|Horny toad|Blue tit|Great tits
Booby trap|Sextuplets|Sexton|same-sex|pen is mightier|Pen_Is_Mighty|who're you|Dogs hit the road
bulls hit|I a m here|3 2 1 go|p a s s|s c r a p e|c l a s s|K I N G 6 4|good_luck_7|x_X_x|a.b.c.d
B.A.S.S.|a_s_k|Mass_Effect|Class_Act|455|4 5 5|T1T4N|T1TAN|M4SS|GL4SS|GR4PE|CL455|455455|h1t 1t
A55 road|5H1RT|sh1rt|sh!rt|$hirt|f!rst|f1st|c0rk|d0ck|duck|d.u.c.k|buck|luck|l*ck|f*n|s**n|*fun*
**bold**|_under_|<b>go</b>|fun(ny)|car(s)|100% sure|a+b=c|C++|C#|@ada|@assist|@anna|@titan|@classes
U.S.S.R.|A.S.A.P.|T.I.T.A.N.|Mr. T its ok|it's hit|let's hit it|that's it|can't it|Yankees hit
As start|As Soon|gas station|as sure as|bus hit|Cactus_Hit|Ask_Itch|Mad_Ill|Fast_It|Sandy_Keys
Freddy_Kev|Cosmic_Unicorn|Chic_Unicorn|Top_Ornament|Popcorn_7|King_Kong|Ping64|Spring64|Airlangga
Rangga|Trenggalek|Banggai|Μιχαηλίδης|Παπαϊωάννου|Гліб|György|Hanuš|Fuksa|Vodička|Goedicke|Liebich
Sanusi|Fager|Turda|Făgăraș|Hîncești|Abbos|Analía|Anušić|Prashit|Ashit|Nishit|Dickerson|Thorndyke
Pablo Negro|Je suis en retard|dicke|Dicker Sieg|Assel|Wir sind sex Leute|Slut på säsongen|Slutspel
sex bilar|negro|analista|analizada|molestias|tyrannus|annus|cumarin|cumec|fanal|epanalepsis|analcime
antoninianus|boobook|assegai|assythment|asswage|cocksfoot|dickcissel|fagotto|damnation|great tit
scat singing|Moby Dick|Offa's Dyke|@bo well done|la douche froide|Fixed|Mixed|Sixty|x factor|exam
fxxx|Maxx|boxx|txt|txts
Soooo happy|Goooooal|Aaaand|Fuuuun|Luuuuck|Duuuuck|Truuuuck|Suuuuper|Meeeerci|Brrrr|Pffff|Sickkkk car|P/TA meeting`;

/** Names of people from many countries. */
const NAMES = `
Nguyễn Thị Bích|Trần Bích Ngọc|Szentgyörgyi Anna|Παπανικολάου|Карпенко Гліб|Hakobyan Աննա
Sukarno Putri|Airlangga Hartarto|Siriporn|Pornchai|Somporn Dee|Akshita|Rakshita|Kinoshita|Morishita
Fuchs|Fick-Noll|Dick Advocaat|Benedick|Fjodor|Arsène|Ousmane|Coonan|Titouan|Assia|Assel|Cassius
Cummings|Analeigh|Analise|Anusha|Anuszka|Slutskaya|Kikuchi|Chinkara|Gookin|Spickett|Pakistan
Niggemann|Negrete|Rappaport|Draper|Scrapper|Wankhede|Turdiyev|Hookham|Whorley|Cocklin|Cockroft
Peacocke|Prickett|Pricop|Bitterlich|Bittner|Bastide|Bastarrica|Boobalan|Pissarides|Damnjanović|Damon
Horner|Thotakura|Milford|Dykstra|Van Dyck|Dijkstra|Homola|Nudelman|Orgad|Incerti|Molestina|Sexton
Sexauer|Semenov|Semenya|Klitschko|Gangbar|Kukkonen|Hurel|Merdeka|Huran|Puthod|Putnam|Puttock|Cabrera
Jodersen|Vergara|Pollack|Culora|Conrad|Biteau|Merckx|Cazorla|Stroncini|Porras|Fodor|Caral|Gott
Amkeni|Vitturi|Fitton`;

const SPELLINGS: Readonly<Record<string, (word: string) => string>> = {
  "with a blank after one letter": (word) => `${word.slice(0, 1)} ${word.slice(1)}`,
  "with a blank after two letters": (word) => `${word.slice(0, 2)} ${word.slice(2)}`,
  "with a blank before the last letter": (word) => `${word.slice(0, -1)} ${word.slice(-1)}`,
  "with a line break": (word) => `${word.slice(0, 2)}\n${word.slice(2)}`,
  "with digits between": (word) => [...word].map((letter, at) => (at === 0 ? letter : `${at}${letter}`)).join(""),
  "with x for vowels": (word) => word.replace(/[aeiou]/g, "x"),
  "with % for vowels": (word) => word.replace(/[aeiou]/g, "%"),
  "with @ for vowels": (word) => word.replace(/[aeiou]/g, "@"),
  "with asterisks for vowels": (word) => word.replace(/[aeiou]/g, "*"),
  "with all letters twice": (word) => [...word].map((letter) => letter + letter).join(""),
  "behind another word": (word) => `my${word}`,
  "as more than one": (word) => `${word}s`,
  "in a name": (word) => `xX_${word}_Xx`,
  ...Object.fromEntries(
    ["%", "^", "#", '"', "$", "!", "*", ".", "`", "🔥", "♥", "(x)", "<b></b>", "\u0001", "\uE000"].map((mark) => [
      `with ${JSON.stringify(mark)} inside`,
      (word: string) => word.slice(0, 2) + mark + word.slice(2),
    ]),
  ),
};

describe("a rude word", () => {
  it.each(listed(RUDE))("is found: %s", (text) => expect(moderate(rot13(text))).toEqual({ clean: false, why: "rude" }));

  it.each(Object.entries(SPELLINGS))("is found %s", (_name, spell) => {
    expect(listed(CORE).filter((word) => moderate(spell(rot13(word))).clean)).toEqual([]);
  });
});

describe("a harmless text", () => {
  it.each([...listed(HARMLESS), ...listed(NAMES)])("passes: %s", (text) => expect(moderate(text).why).not.toBe("rude"));

  it("passes as a name of two words of the game's texts", () => {
    const words = [...new Set(TEXTS.flatMap(({ body }) => body.match(/[A-Za-z]{2,9}/g) ?? []))];
    const start = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase();
    const names = words.flatMap((word, at) => {
      const other = words[(at * 7 + 13) % words.length] ?? word;
      return [`${start(word)}_${start(other)}`, start(word) + start(other), word + other, `${word}${at % 100}`];
    });
    expect(names.filter((name) => moderate(name).why === "rude")).toEqual([]);
  });
});
