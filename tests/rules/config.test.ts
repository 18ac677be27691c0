import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { readConfig, StartProblem } from "#shared/server/platform/config.ts";
import { settingsExample } from "#shared/server/platform/config/example.ts";
import { Settings, SETTINGS as ALL } from "#shared/server/platform/config/groups.ts";

const SECRET = "wh1sper-7";
/** What somebody may type into a setting that is a secret, or holds one. */
const WRONG: Readonly<Record<string, readonly string[]>> = {
  DATABASE_URL: [
    `postgres://me:${SECRET}%zz@db/x`,
    `mysql://redline:${SECRET}@db/x`,
    SECRET,
    `postgres//redline:${SECRET}@db`,
  ],
  REDIS_URL: [`redis://:${SECRET}%zz@redis`, `redis://:${SECRET}@redis/abc`, `http://:${SECRET}@redis`, SECRET],
  QUEUE_REDIS_URL: [`http://:${SECRET}@redis`, SECRET],
  SMTP_URL: [`http://me:${SECRET}@mail`, SECRET],
  SIGN_IN_PROVIDERS: [
    `[{"clientSecret":"${SECRET}"`,
    `[{"clientSecret":"${SECRET}"}]`,
    `{"clientSecret":"${SECRET}"}`,
    `[{"id":"a","name":"A","issuer":"x","clientID":"c","clientSecret":"${SECRET}"}]`,
  ],
  OPERATOR_PASSWORD: [SECRET],
  PUBLIC_URL: [`//me:${SECRET}@example.org`],
  TEACHERS_URL: [`ftp://me:${SECRET}@example.org`],
  SOURCE_URL: [`ftp://me:${SECRET}@example.org/x`],
  ADS: [`https://me:${SECRET}@example.org`, `ftp://me:${SECRET}@example.org`],
  SISTER_SITES: [`{"a": "//me:${SECRET}@example.org"`],
};

function problemWith(env: Record<string, string>): string {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof StartProblem) return error.message;
    throw error;
  }
  throw new Error("nothing is wrong");
}

/** What other programs have set. */
const OTHERS = (
  "HOME PATH PWD OLDPWD HOSTNAME HOSTTYPE TERM SHELL USER LANG LC_ALL TZ MAIL NODE_VERSION NODE_OPTIONS " +
  "NODE_PATH NODE_NAME YARN_VERSION npm_config_port npm_package_name DEBIAN_FRONTEND XDG_DATA_DIRS " +
  "XDG_DATA_HOME PGHOST PGPORT SSH_AUTH_SOCK DISPLAY LOGNAME ADDRESS KUBERNETES_PORT " +
  "KUBERNETES_SERVICE_HOST POSTGRES_PORT REDIS_PORT INVOCATION_ID"
).split(" ");
const remarksOn = (...names: string[]) => readConfig(Object.fromEntries(names.map((name) => [name, "said"]))).remarks;
const SETTINGS = [...settingsExample().matchAll(/^# ([A-Z_]+)=/gm)].map(([, name = ""]) => name);

describe("every setting", () => {
  it("stands in one group, and in the example with what it means", () => {
    expect(ALL.map(({ key }) => key)).toEqual(Object.keys(Settings.shape));
    expect(SETTINGS).toEqual([...ALL.map(({ name }) => name), "ADDRESS"]);
    expect(new Set(SETTINGS).size).toBe(SETTINGS.length);
  });

  it("is read as the example says its default", () => {
    const written = Object.fromEntries(ALL.map(({ name, unset }) => [name, unset]));
    expect(readConfig(written)).toEqual(readConfig({}));
  });

  it("that counts for another where that is unset, does so alone", () => {
    const [here, there] = ["redis://here", "redis://there"];
    expect(readConfig({ REDIS_URL: here })).toMatchObject({ redisUrl: here, queueRedisUrl: here });
    expect(readConfig({ QUEUE_REDIS_URL: there })).toMatchObject({ redisUrl: undefined, queueRedisUrl: there });
    expect(readConfig({ REDIS_URL: here, QUEUE_REDIS_URL: there })).toMatchObject({
      redisUrl: here,
      queueRedisUrl: there,
    });
  });
});

describe("a variable that looks like a setting", () => {
  it.each([
    ["SMPT_URL", "SMTP_URL"],
    ["DATABASE_URI", "DATABASE_URL"],
    ["redis_url", "REDIS_URL"],
    ["REDLINE_PORT", "PORT"],
    ["PROT", "PORT"],
    ["OPERATOR_PASWORD", "OPERATOR_PASSWORD"],
    ["TRUSTPROXY", "TRUST_PROXY"],
    ["PUBLIC-URL", "PUBLIC_URL"],
    ["SIGNIN_PROVIDER", "SIGN_IN_PROVIDERS"],
  ])("%s is said to be meant as %s", (variable, setting) => {
    expect(remarksOn(variable)).toEqual([
      `The variable ${variable} is none of ours, so it sets nothing. Is it ${setting}?`,
    ]);
  });

  it("is found whichever letter is left out, doubled or changed with the next one", () => {
    const slips = SETTINGS.filter((name) => name.replaceAll("_", "").length > 5).flatMap((name) =>
      Array.from({ length: name.length - 1 }, (_, at) => [
        name.slice(0, at) + name.slice(at + 1),
        name.slice(0, at) + name.slice(at, at + 1) + name.slice(at),
        name.slice(0, at) + (name[at + 1] ?? "") + (name[at] ?? "") + name.slice(at + 2),
      ])
        .flat()
        .map((slip) => [slip, name] as const),
    );
    const unsaid = slips.filter(([slip, name]) => slip !== name && !remarksOn(slip)[0]?.endsWith(`Is it ${name}?`));
    expect(unsaid).toEqual([]);
  });

  it("is no variable that other programs have, and no setting", () => {
    expect(remarksOn(...OTHERS)).toEqual([]);
    expect(SETTINGS.length).toBeGreaterThan(20);
  });
});

describe("a wrong setting", () => {
  it.each(Object.entries(WRONG).flatMap(([name, values]) => values.map((value) => [name, value] as const)))(
    "%s names itself, and no secret: %s",
    (name, value) => {
      const sentence = problemWith({ [name]: value });
      expect(sentence).toMatch(new RegExp(`^The variable ${name} is wrong(?: in \\S+)?: .+\\.$`));
      expect(sentence).not.toContain(SECRET);
    },
  );

  it("is shown where it is no secret", () => {
    expect(problemWith({ PORT: "fast" })).toContain('(it is "fast")');
    expect(problemWith({ SITE: "chess" })).toContain('(it is "chess")');
  });

  const provider = { id: "a1", name: "A", issuer: "https://a.example.org", clientID: "c", clientSecret: SECRET };
  it.each([
    ["PUBLIC_URL", "localhost:3000", "PUBLIC_URL is wrong"],
    ["PUBLIC_URL", "game.example.org:3000", "PUBLIC_URL is wrong"],
    ["PUBLIC_URL", "ftp://game.example.org", "PUBLIC_URL is wrong"],
    ["SOURCE_URL", "example.org:80/source", "SOURCE_URL is wrong"],
    ["SISTER_SITES", '{"shop":"shop.example.org:443/x"}', "SISTER_SITES is wrong in shop"],
    [
      "SIGN_IN_PROVIDERS",
      JSON.stringify([provider, { ...provider, issuer: "a.example.org:443" }]),
      "SIGN_IN_PROVIDERS is wrong in 1.issuer",
    ],
  ])("%s that is no web address is said to want https: %s", (name, value, place) => {
    expect(problemWith({ [name]: value })).toContain(`The variable ${place}: write it with https://`);
  });

  it.each([
    "http://ads.example.org/frame",
    "ads.example.org",
    "https://me:word@ads.example.org/",
    "https://ads.example.org/#frame",
    "javascript:alert(1)",
    "https://ads.example.org/frame, ftp://other.example.org",
  ])("ADS is no page that may stand in a frame: %s", (ADS) => {
    expect(problemWith({ ADS })).toContain("The variable ADS is wrong: write each address with https://");
  });

  it("ADS of the game's own origin is refused, wherever it is in the list", () => {
    const PUBLIC_URL = "https://game.example.org/";
    const ADS = "https://ads.example.org/a, https://game.example.org/ads";
    expect(problemWith({ PUBLIC_URL, ADS })).toContain("The variable ADS is wrong: it has to be of another origin");
    expect(readConfig({ PUBLIC_URL, ADS: "https://ads.example.org/a" }).ads).toEqual(["https://ads.example.org/a"]);
  });

  it("of several ads is a list, and this machine needs no HTTPS", () => {
    const ads = ["https://one.example.org/frame?x=1", "http://127.0.0.1:4000/"];
    expect(readConfig({ ADS: ` ${ads.join(" , ")},` })).toMatchObject({ ads, isAdsAgeGateUp: true, noAds: false });
    expect(readConfig({ ADS_AGE_GATE: "off", NO_ADS: "true" })).toMatchObject({ isAdsAgeGateUp: false, noAds: true });
  });

  it("of spaces alone is none", () => {
    expect(readConfig({ PORT: " ", TRUST_PROXY: "\t" })).toMatchObject({ port: 3_000, trustProxy: 0 });
  });

  it("of a list is named with its place in it", () => {
    const SIGN_IN_PROVIDERS = JSON.stringify([{ ...provider, id: "A" }]);
    expect(problemWith({ SIGN_IN_PROVIDERS })).toContain("SIGN_IN_PROVIDERS is wrong in 0.id: ");
  });

  it("of a secret is shown in no part", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."xyzXYZ#~"), minLength: 6, maxLength: 15 }), (secret) => {
        expect(problemWith({ OPERATOR_PASSWORD: secret })).not.toContain(secret);
        expect(problemWith({ DATABASE_URL: `x://u:${secret}@h` })).not.toContain(secret);
      }),
    );
  });
});
