/* Refused words, English ones and tags. They are in ROT13, so that readers of the source need not see them. */

/** ROT13 of a text, its own inverse: readers of the source need not see the words. */
export const rot13 = (text: string): string =>
  text.replace(/[a-z]/gi, (letter) => {
    const first = letter <= "Z" ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - first + 13) % 26) + first);
  });

const words = (list: string): readonly string[] => rot13(list).trim().split(/\s+/);

/** Anywhere in a word: nobody means anything else. */
export const REFUSED_ANYWHERE = words(`
shpx cuhpx sphx avttre avttn snttbg cunttbg phag ovgpu ovngpu orbgpu
nffubyr nefrubyr zbgures ohyyfuvg qvcfuvg ubefrfuvg ongfuvg qbtfuvg qhzofuvg ncrfuvg puvpxrafuvg ubylfuvg rngfuvg
fuvgurnq qvpxurnq pbpxfhpx oybjwbo unaqwbo evzwbo wrexbss tnatonat znfgheong znfgreong rwnphyng sryyngvb qrrcguebng
qbttlfglyr svatreonat ohggcyht ohggshpx cbeauho cbeabtencu qhzonff wnpxnff onqnff fznegnff
uvgyre puvatpubat jrgonpx enturnq gbjryurnq fnaqavt xvyylbhefrys xvyyhefrys qbhpuront baylsnaf crqbcuvy cnrqbcuvy
xvyynyywrjf tnfgurwrjf xvyygurwrjf
`);

/** Whole words, also with what people put before and behind them. */
export const REFUSED_STEMS = words(`
fuvg fulg fyhg juber pbpx qvpx chffl penc encr cbea onfgneq jnax cvff gheq gjng obbo cravf intvan nefr qvyqb obyybpx
ohttre frkgncr
`);
export const BEFORE_STEMS = words(`
zl gur lbhe lbh h v vz vnz ovt ovtt sng qhzo fghcvq ubyl fhcre zrtn hygen ze zef zf xvat dhrra ybeq yvggyr byq fhpu guvf
gung jung rng fhpx yvpx ybir ungr ab fb nff gbgny plore nagv xvqql puvyq ohyy zbgure ubefr
`);
export const BEHIND_STEMS = words(`
f rf m rq q re ref vat vatf va l vr vrf vfu bf urnq urnqf snpr snprf ubyr ubyrf obl oblf zna ybeq ybire yvpxre fhpxre
jnq jrrq ont ontf ubhfr fgne fgnef fubj fgbez ybnq cbfg
`);

/** Whole words, as they are. */
export const REFUSED_WORDS = words(`
nff nffrf nffung nffungf nffjvcr nffjvcrf nffsnpr nffpybja nffyvpx nffyvpxre nffpenpx nfubyr  ohzubyr
qnza qnzarq qnzaf qnzavg qnzvg tbqqnza tbqqnzarq tbqqnz tbqqnzvg
gvgf gvg gvggl gvggvrf gvqqvrf gvgvrf nany nanyyl nanyfrk nahf nahfrf
phz phzf phzzvat phzfubg phzfubgf phzfyhg phzqhzc phzzvat snt sntf snttl sntobl sntbg sntbgf sttbg
frk frkl frkv frkvre frkvrfg frkgvat frpxf ahqr ahqrf ubeal ergneq ergneqf ergneqrq
fcnfgvp fcnfgvpf fcnm frzra pyvg pyvgf fpebghz onyfnpx onyyfnpx betl betvrf betnfz betnfzf betnfzvp vaprfg vaprfghbhf
wvmm wvmmrq wvfz xvxr xvxrf tbbx tbbxf cnxv cnxvf pbba pbbaf fcvp fcvpf puvax puvaxf puvaxl wncf xnssve xnssvef ornare
ornaref qnexvr tbyyvjbt genaal genaavr genaavrf furznyr qlxr qlxrf ohyyqlxr ubzb ubzbf artebrf
phpx phpxf phpxbyq phpxbyqf zvys zvysf gubg gubgf ubbxre ubbxref zvatr srypu srypuvat svfgvat crqb crqbf cnrqb cnrqbf
cbeab cbeabf cbeafgne wrjeng xnssre xnssref cffl ofgeq sttg atte attre attref sngnff sngnffrf yneqnff yneqnffrf uragnv encvfg encvfgf encvat encrl zbyrfg zbyrfgrq zbyrfgre zbyrfgvat zbyrfgf qbhpur qbhpurf fxnax fxnaxf fxnaxl cevpx cevpxf
srpx srpxvat oblgpu ogpu ogpurf fug fugf spx spxf spxvat spxva  sxa sxvat shx shxf shxvat shxva shxrq shxre shxref shd
shp shpp shkx six qpx cavf cea ceba cbean  jgs fgsh tgsb xlf anmv anmvf arbanmv arbanmvf  vapry vapryf
juberfba   orfgvnyvgl unaqwbof pnzrygbr gvgshpx zbsb zbsbf   fuvgr   chffvrf chfflf obyybpxf
obyybk nefrq gbffre gbffref jnaxre jnaxref xabournq oryyraq   szy   penpxjuber
ynqlobl ynqloblf tlccb tlcb  avtabt avtyrg avt avtf avtt avtn avtnf anmvfz encrshtrr zhqfyvzr
ovpu cuhx cuhxvat orlbgpu ovbgpu nmmubyr nmmubyrf avoon avoonf yvogneq yvogneqf ahgfnpx ahgfnpxf orjof frttf yzsnb bzst
`);

/** Words beside each other, of which each may be harmless. */
export const REFUSED_PHRASES = rot13(`
xvyy lbhefrys|xvyy hefrys|xvyy lbhefryirf|xvyy he frys|xvyy h e frys|unat lbhefrys|unat hefrys|arpx lbhefrys|raq lbhefrys
tb qvr|qvr va n sver|qvr va sver|ubcr lbh qvr|ubcr h qvr|juvgr cbjre|juvgr cevqr|juvgr fhcerznpl|fvrt urvy|urvy u
tnf gur wrjf|tnf gur tnlf|tnf gur xvxrf|tnf gur oynpxf|tnf gur zhfyvzf|tnf wrjf|tnf nyy wrjf|ohea gur wrjf|xvyy gur wrjf
xvyy nyy wrjf|xvyy nyy tnlf|xvyy nyy oynpxf|xvyy nyy zhfyvzf|xvyy nyy jbzra|xvyy wrjf|xvyy tnlf|unat gur tnlf|unat nyy tnlf
qvegl wrj|qvegl wrjf|svygul wrj|svygul wrjf|wrj eng|wrj engf|ungr wrjf|ungr oynpxf|ungr oynpx crbcyr|ungr tnlf|ungr zhfyvzf
ungr zrkvpnaf|ungr tlcfvrf|ungr nyy wrjf|ungr gur wrjf|fraq ahqrf|rng zl nff|xvff zl nff|yvpx zl onyyf|yvpx zl nff|fhpx zl
fhpx zr|fhpx vg|wrex bss|wnpx bss|wrexvat bss|wrex bssf|oybj wbo|unaq wbo|evz wbo|pnzry gbr|sh lbh|sh h|sh nyy|sh oeb|sx lbh|sx h
sx bss|s lbh|s bss|s h|sh x|fba bs n o|cvrpr bs f|fperj lbh|tnl cvt|h e tnl|lbher tnl|he tnl|tnl ybeq|tnl obl|ynql obl
bayl snaf|nff ubyr|ohyy penc|lbh arteb|qvegl arteb|fghcvq arteb|lbh qlxr|sng qlxr|ahg fnpx|onyy fnpx|qrrc guebng|qbttl fglyr
tb gb uryy|hanyvir lbhefrys|hanyvir hefrys|ebcr lbhefrys|ebcr hefrys|qbhoyr crargengvba|qbhoyr crargengr|zbgure s|cbea uho|frk gncr
`)
  .trim()
  .split(/\s*[|\n]\s*/);

/** Whole words that people write with other signs for some of their letters. */
export const MASKED_WORDS = words(`
nffubyr onfgneq ovgpu ovgpurf pbpx penc phag phagf qnza qvpx qvpxf snttbg snttbgf shpx shpxf shpxrq shpxre shpxref shpxvat
avttre avttref avttn cvff cbea chffl encr fuvg fuvgf fuvggl fyhg fyhgf gjng juber juberf jnax jnaxre cravf
nefpuybpu fpurvffr fpurvff uherafbua svpxra sbgmr jvpufre zvreqn craqrwb chgnva zreqr pbaaneq anmv anmvf uvgyre ergneq ergneqf
`);
/** What stands for something rude or hateful where it is a whole tag, capitals and digits as they look. */
export const REFUSED_TAGS: readonly string[] = [
  "XXX",
  "FF",
  "UU",
  "88",
  "1488",
  "AFQNC",
  "VFVF",
  "FRK",
  "KKK",
  "KKKK",
  "SPX",
  "SHX",
  "SHD",
  "CUHX",
  "SHXH",
  "SPXH",
  "QVX",
  "QVXF",
  "PHZ",
  "PHZF",
  "69",
  "420",
  "XLF",
  "NMM",
  "NEFR",
  "GVG",
  "GVGF",
  "OW",
  "ATE",
  "ATTE",
  "FUG",
  "OGPU",
  "JGS",
  "FGSH",
  "TGSB",
  "YZSNB",
].map(rot13);
/** The same anywhere in a tag. */
export const REFUSED_IN_TAGS: readonly string[] = ["XXX", "1488", "UU88", "ANMV", "UGYE"].map(rot13);
