import { vi } from "vitest";

import type { Self } from "#shared/contracts/self.ts";
import { nowStamp } from "#shared/server/platform/work.ts";

/** The second in which these tests began: a token of the same claims is the same later. */
const BEGAN = Math.floor(Date.now() / 1_000);

/** A token as the server makes it, but for the signature, which a browser cannot check. */
export function tokenOf(
  userID: number,
  more: { readonly sid?: string; readonly iat?: number; readonly exp?: number } = {},
) {
  const claims = {
    sub: String(userID),
    sid: "a-session",
    iss: "redline",
    iat: BEGAN - 100,
    exp: BEGAN + 3_600,
    ...more,
  };
  return ["head", Buffer.from(JSON.stringify(claims)).toString("base64url"), "signature"].join(".");
}

export const racerOf = (userID: number, more: Partial<Self> = {}): Self =>
  ({ userID, accountType: "standard", displayName: `Racer ${userID}`, captchaStatus: "na", ...more }) as Self;

/** A call as the server gets it. */
export interface Asked {
  readonly path: string;
  readonly headers: Headers;
  readonly body: unknown;
  readonly init: RequestInit;
}

type Answer = (asked: Asked) => Response | Promise<Response>;

export const refused = (error: string, status: number): Response =>
  Response.json({ error, message: "No." }, { status });

/** The code of one page, as it is loaded when that opens. */
const load = async () => ({
  ...(await import("../../client/data/facts.ts")),
  ...(await import("../../client/data/keys.ts")),
  ...(await import("../../client/data/self-parts.ts")),
  ...(await import("../../client/net/call.ts")),
  ...(await import("../../client/net/breadcrumbs.ts")),
  ...(await import("../../client/net/site.ts")),
  ...(await import("../../client/session/bot-check/bot-check-count.ts")),
  ...(await import("../../client/session/bot-check/bot-check-wish.ts")),
  ...(await import("../../client/session/caller.ts")),
  ...(await import("../../client/session/device/clock-check.ts")),
  ...(await import("../../client/session/device/crash.ts")),
  ...(await import("../../client/session/token/kept-token.ts")),
  ...(await import("../../client/session/log-out.ts")),
  ...(await import("../../client/session/device/old-page.ts")),
  ...(await import("../../client/session/other-tabs.ts")),
  ...(await import("../../client/session/device/preferences.ts")),
  ...(await import("../../client/session/device/race-view.ts")),
  ...(await import("../../client/session/session.ts")),
  ...(await import("../../client/session/sockets.ts")),
  ...(await import("../../client/session/take-parts.ts")),
});
type Code = Awaited<ReturnType<typeof load>>;

/** Where a page is, and where it was sent. */
class Place {
  pathname: string;
  hash = "";
  readonly origin = "http://localhost";
  readonly sentTo: string[] = [];
  reloads = 0;

  constructor(pathname: string) {
    this.pathname = pathname;
  }

  assign(to: string): void {
    this.sentTo.push(to);
  }

  reload(): void {
    this.reloads++;
  }
}

/** Storage that tells its hearers of each change. */
class Kept {
  readonly #values: Map<string, string>;
  readonly #changed: (key: string, value: string | null) => void;

  constructor(values: Map<string, string>, changed: (key: string, value: string | null) => void) {
    this.#values = values;
    this.#changed = changed;
  }

  getItem(key: string): string | null {
    return this.#values.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    if (this.#values.get(key) === value) return;
    this.#values.set(key, value);
    this.#changed(key, value);
  }

  removeItem(key: string): void {
    if (this.#values.delete(key)) this.#changed(key, null);
  }
}

export interface Tab extends Code {
  readonly place: Place;
  readonly window: EventTarget;
  readonly page: {
    visibilityState: string;
    activeElement: object | undefined;
    documentElement: { dataset: Record<string, string> };
  };
  readonly alerts: string[];
  /** What `querySelector` finds: what lies over the page, and its version. */
  readonly found: Map<string, object>;
  readonly fields: { value: string }[];
  readonly navigator: { cookieEnabled: boolean; onLine: boolean };
  /** The code that runs from now on is this tab's. */
  use(): void;
}

/** A browser with as many tabs as one opens: they share what lasts, and hear of what another one stored. */
export class OwnBrowser {
  readonly values = new Map<string, string>();
  readonly asked: Asked[] = [];
  answer: Answer = () => refused("notFound", 404);
  readonly #tabs: Tab[] = [];
  /** Puts the globals of the tab that runs now in place. */
  #using = (): void => undefined;

  /** What was asked of a path. */
  askedOf(path: string): Asked[] {
    return this.asked.filter((each) => each.path === path);
  }

  async open(pathname = "/"): Promise<Tab> {
    const window = Object.assign(new EventTarget(), {
      setTimeout: (task: () => void, spanMs?: number) => setTimeout(task, spanMs),
    });
    const [place, alerts, fields] = [new Place(pathname), [] as string[], [] as { value: string }[]];
    const found = new Map<string, object>();
    const navigator = { cookieEnabled: true, onLine: true };
    const page = {
      visibilityState: "visible",
      activeElement: undefined as object | undefined,
      hidden: false,
      documentElement: { dataset: {}, style: { setProperty: () => undefined } },
      addEventListener: () => undefined,
      querySelector: (selector: string) =>
        [...found].find(([part]) => selector.split(", ").includes(part))?.[1] ?? null,
      querySelectorAll: () => fields,
    };
    const tabs = this.#tabs;
    const tab: { current?: Tab } = {};
    const lasting = new Kept(this.values, (key, value) => {
      for (const other of tabs) {
        if (other !== tab.current) queueMicrotask(() => this.#tell(other, key, value));
      }
    });
    const ofTab = new Kept(new Map(), () => undefined);
    const use = (): void => {
      this.#using = use;
      const globals = {
        localStorage: lasting,
        sessionStorage: ofTab,
        location: place,
        window,
        document: page,
        navigator,
        matchMedia: () => ({ matches: false }),
        alert: (words: string) => void alerts.push(words),
        fetch: (path: string, init: RequestInit = {}) => this.#ask(path, init),
      };
      for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
    };
    use();
    vi.resetModules();
    const opened: Tab = { ...(await load()), place, window, page, alerts, found, fields, navigator, use };
    tab.current = opened;
    tabs.push(opened);
    return opened;
  }

  async #ask(path: string, init: RequestInit): Promise<Response> {
    const asked = {
      path: path.replace(/^\/api\/v2/, ""),
      headers: new Headers(init.headers),
      body: typeof init.body === "string" ? (JSON.parse(init.body) as unknown) : undefined,
      init,
    };
    this.asked.push(asked);
    await Promise.resolve();
    return this.answer(asked);
  }

  /** The storage event of a tab. */
  #tell(tab: Tab, key: string | null, newValue: string | null = null): void {
    const before = this.#using;
    tab.use();
    tab.window.dispatchEvent(Object.assign(new Event("storage"), { key, newValue }));
    before();
  }

  /** Every tab hears that all was cleared. */
  tellAll(key: string | null): void {
    for (const tab of this.#tabs) this.#tell(tab, key);
  }
}

/** Somebody is signed in, as a log-in leaves it. */
export function signIn(tab: Tab, user: Self, token = tokenOf(user.userID)): void {
  tab.use();
  tab.takeSignedIn({ user, token, serverStamp: nowStamp() });
}

export const cleanUp = (): void => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
};
