import type { Rolldown } from "vite";

type Graph = Pick<Rolldown.ChunkingContext, "getModuleInfo">;

/** What a race of any guest loads: nothing of what pages share. */
const RACE = /^client\/(features\/race\/race-page|scene\/(pixi|dom)-scene|race\/typing\/.*|race\/screen\/horn)\.tsx?$/;
/** What each race has, and is too small for a request of its own. */
const SMALL = /client\/race\/session\/(honks|race-store)\.ts$/;
/** What of it waits for the end of the race. */
const BOARD = /^client\/race\/typing\/results\/typing-board\.tsx$/;
/** Where guests come besides: a race of friends, races with numbers, and a race to look at or to share. */
const MEETING = /^client\/features\/(race\/friend-race|math-race\/friend-math)\.tsx$/;
const MATH = /^client\/(features\/math-race\/.*|race\/math\/.*)\.tsx?$/;
const WATCHING = /^client\/(features\/(replays|ghost)\/.*|race\/screen\/results\/share-modal)\.tsx$/;
/** What stands at the end of the header and over every page of a racer with an account, and where they come in. */
const ACCOUNT =
  /^client\/(shell\/(frame\/racer-end|racer\/purse|frame\/garage-link)|account-layers|session\/dialogs\/expiry-watch|features\/home\/drivers-seat)\.tsx$/;
/** What stands below every page, and on the guests' first page below what shows at once. */
const FOOT = /^client\/(shell\/frame\/(footer|math-banner)|features\/home\/reasons)\.tsx$/;
/** The table of pages, which each of them comes through. */
const FRAME = /^client\/pages\.tsx$/;
/** Pages that are not a way to race. Those of support know a number of everything, those of statistics have keyboards and charts, and nothing comes with them to other pages. */
const PAGE =
  /^client\/(features\/(?!race\/|math-race\/|replays\/|ghost\/|certificate\/|pop-ups\/|support\/|stats\/).*-page|features\/players\/garage-visit|features\/home\/drivers-seat|shell\/links\/site-map-page)\.tsx$/;
/** Where guests become racers, and what they read before. */
const DOOR = /^client\/features\/(sign-in|sign-up|recovery|legal)\//;
/** Where racers are with an account. */
const ROOMS = /^client\/features\/(garage\/garage|shop\/shop)-page\.tsx$/;
const SHAPES = /node_modules\/zod\/|shared\/contracts\/(math|ids)\.ts/;
const FORMS = /node_modules\/react-hook-form\/|client\/ui\/form\/(?!sending)/;
const ART = /^shared\/content\/(cars|loot|scenery)\/art\//;

/** Scripts that several pages share, in the order in which modules are given to them. */
const SHARED = [
  "packages",
  "first",
  "art",
  "board",
  "line",
  "parts",
  "windows",
  "asking",
  "foot",
  "shapes",
  "forms",
  "frame",
  "door",
  "account",
  "rooms",
  "shared",
] as const;
type Shared = (typeof SHARED)[number];

/**
 * One script for each thing that pages share, and the rest of a page in one of its own: on a slow line each request
 * more is a wait more.
 *
 * @param root the folder of the sources
 */
export function groupsOf(root: string): Rolldown.CodeSplittingGroup[] {
  const known = new Map<string, Shared | undefined>();
  const sharedBy = (id: string, graph: Graph): Shared | undefined => {
    if (!known.has(id)) known.set(id, shareOf(id, waysTo(id, graph, root)));
    return known.get(id);
  };
  return SHARED.map((name, nth) => ({
    debugName: name,
    name: (id, graph) => (sharedBy(id, graph) === name ? name : null),
    priority: SHARED.length - nth,
  }));
}

function shareOf(id: string, ways: ReadonlySet<string>): Shared | undefined {
  const all = [...ways].filter((way) => !ART.test(way));
  const isOf = (kind: RegExp): boolean => all.some((way) => kind.test(way));
  if (ways.has("client/index.html")) return id.includes("node_modules") ? "packages" : "first";
  // The header of the stored session is drawn before any script is there: its looks come with the page.
  const isEarly = [ACCOUNT, FRAME, FOOT].some(isOf) || (all.length > 1 && [DOOR, ROOMS].some(isOf));
  if (id.endsWith(".module.css") && isEarly) return "first";
  const isVisited = [MEETING, MATH, WATCHING].some(isOf);
  if (isOf(FOOT) && !isVisited && !isOf(RACE)) return "foot";
  if (all.length < 2) return isOf(ACCOUNT) ? "account" : isOf(FRAME) ? "frame" : undefined;
  const isShared = [PAGE, ACCOUNT, FRAME, FOOT].some(isOf);
  const isOfBoard = all.filter((way) => RACE.test(way)).every((way) => BOARD.test(way));
  if (isOf(RACE)) {
    if (isShared) return isOfBoard ? "board" : "art";
    return all.some(isNotice) || SMALL.test(id) ? "line" : undefined;
  }
  if (SHAPES.test(id)) return "shapes";
  if (FORMS.test(id)) return "forms";
  if (isShared && isVisited) {
    // No guest gets what only another way of guests needs.
    if ([MEETING, DOOR, FRAME, FOOT].some(isOf)) return "parts";
    return isOf(MATH) ? "windows" : "asking";
  }
  if (isOf(DOOR) && [ROOMS, ACCOUNT].some(isOf)) return "parts";
  if (isOf(FRAME)) return "frame";
  if (isOf(DOOR)) return "door";
  if (isVisited) return undefined;
  if (isOf(ACCOUNT)) return "account";
  if (isOf(ROOMS)) return "rooms";
  return isShared ? "shared" : undefined;
}

const isNotice = (way: string): boolean => way.startsWith("client/notices/");

/** What is loaded on its own, and brings a module with it: the entry, and what is imported when it is needed. */
function waysTo(id: string, graph: Graph, root: string): ReadonlySet<string> {
  const ways = new Set<string>();
  const seen = new Set([id]);
  for (const each of seen) {
    const info = graph.getModuleInfo(each);
    if (!info) continue;
    if (info.isEntry || info.dynamicImporters.length > 0) ways.add(each.slice(root.length + 1));
    for (const importer of info.importers) seen.add(importer);
  }
  return ways;
}
