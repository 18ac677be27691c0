/* Refused words of other languages than English, whole words only. Those in Latin letters are in ROT13. */

import { rot13 } from "./refused-words.ts";

const LATIN = {
  de: "nefpu nefpuybpu nefpuybrpure nefpuybpure nefputrfvpug fpurvffr fpurvff fpurvffre fpurvfr jvpufre jvkre jvkkre uherafbua uherafbuar uher uhera uheraxvaq sbgmr sbgmra svpxra svpxg trsvpxg fpuynzcr fpuynzcra zvfftroheg zvfftrohegra fcnfg fcnfgv fcnfgra xnanxr xnanxra artre fpujhpugry fpujhpugrya ahggr ahggra qerpxfnh iresvpxg irecvff fpujnamyhgfpure jvpufra gvggra",
  es: "chgn chgnf chgb chgbf uvwbchgn uvwhrchgn zvreqn craqrwb craqrwn craqrwbf pnoeba pnoebarf wbqre wbqvqb znevpba znevpbarf znevpn pbwbarf cbyyn iretn puvatnqn puvatne puvatngr phyreb tvyvcbyynf znycnevqb tbabeern",
  fr: "chgnva zreqr fnybcr fnybcrf pbaaneq pbaaneqf pbaanffr raphyr raphyrf raphyre chgr chgrf pbhvyyrf sqc agz ongneq obhtabhyr rasbver oenayrhe gebhqhp",
  it: "pnmmb pnmmv fgebamb fgebamn fgebamv inssnaphyb snaphyb nssnaphyb chggnan chggnar zreqn pbtyvbar pbtyvbav zvapuvn sebpvb mbppbyn",
  pt: "cbeen pnenyub pnenyubf sbqn sbqnfr sbqre sbqvqb ohprgn ivnqb neebzonqb chgnevn phmnb",
  nl: "xnaxre xnaxreyvwre xnaxreubre ubre ubrera arhxra xybbgmnx tbqireqbzzr xhg xhgjvws xhgubre zbatbby",
  pl: "xhejn xhejl puhw wronp wronal cvreqbyvp cvreqbyr cvreqbybal fcvreqnynw jlcvreqnynw cvmqn fxhejvry fxhejlfla qhcrx fhxvafla",
  ru: "oylng oylnq plxn cvmqn cvmqrp ankhl anuhl anuhv cvqbe cvqnenf cvqbenf mnyhcn zhqnx qbyobro fhxnoylng khlyb",
  tr: "bebfch bebfchpbphth nzx fvxgve fvxrlvz lneenx lnifnx",
  fi: "crexryr ivggh ivgha ivgghha fnngnan uhben",
  sv: "svggn svggbe xahyyn wniyn wniyne xhx ubehatr",
  other:
    "znynxn znynxnf znqnepubq orurapubq ourapubq oubfqvxr puhgvln tnaqh onatfng xbagby zrzrx atragbg wnapbx chgnatvan gnatvan tntb snfm trpv zhvr wrorz wrov",
};

/** Phrases of which each word may be harmless. */
const PHRASES =
  "svpx qvpu|unyg qvr serffr|ireerpx|uvwb qr chgn|puvatn gh znqer|puhcnzr yn|avdhr gn zrer|svyf qr chgr|gn thrhyr|in gr snver sbhger|fhpr zn ovgr|zn ovgr|tebffr ovgr|svyun qn chgn|svyub qn chgn|sbqn fr|cbepb qvb|fhxn oylng|onfmq zrt|chgnat van|qb cvpr|gl xheib|jvk qvpu";

export const REFUSED_ABROAD: readonly string[] = [
  ...Object.values(LATIN).flatMap((words) => words.split(" ")),
  ...PHRASES.split("|"),
].map(rot13);

/** Rude only with these accents: without them they are everyday words. */
export const REFUSED_WITH_ACCENTS: readonly string[] =
  "pbñb céqé céqéf cvç tög cíčn cvčr cvčh địg yồa pặp đụ đéb xlecä nzıan nanaı".split(" ").map(rot13);

/** Whole words in other alphabets, without accents. */
export const REFUSED_IN_OTHER_ALPHABETS: readonly string[] = [
  ..."бляять блять бля блядь сука суки хуй хуя хуи хуйня нахуй похуй пизда пиздец пидор пидорас пидр ебать ебаный ебал ебанутый заебал уебок долбоеб мудак гандон шлюха залупа манда курва підар хуйло".split(
    " ",
  ),
  ..."μαλακα μαλακας μαλακες πουτανα πουστη πουστης γαμω γαμησου γαμιεσαι μουνι καργιολη".split(" "),
  ..."كسمك شرموطة شرموط قحبة خرا زبي منيوك عرص".split(" "),
  ..."시발 씨발 병신 개새끼 지랄 좆 니미".split(" "),
  ..."भोसडीके मादरचोद चूतिया बहनचोद रंडी भोसडी भोसड़ीके गांडू".split(" "),
  ..."זונה שרמוטה כוס".split(" "),
];

/** Where no blanks stand between words: anywhere in a text. */
export const REFUSED_WITHOUT_BLANKS: readonly string[] =
  "操你妈|肏|傻逼|煞笔|他妈的|草泥马|妈逼|你妈的|操你|死ね|氏ね|くたばれ|まんこ|ちんこ|씨발|씨팔|개새끼|كس امك|كس أمك|ควย|เหี้ย|เย็ดแม่".split(
    "|",
  );
