import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { readConfig, StartProblem } from "#shared/server/platform/config.ts";

const SECRET = "wh1sper-7";
/** What somebody may type into a setting that is a secret, or holds one. */
const WRONG: Readonly<Record<string, readonly string[]>> = {
  DATABASE_URL: [`mysql://redline:${SECRET}@db/x`, SECRET, `postgres//redline:${SECRET}@db`],
  REDIS_URL: [`http://:${SECRET}@redis`, SECRET],
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

describe("a wrong setting", () => {
  it.each(Object.entries(WRONG).flatMap(([name, values]) => values.map((value) => [name, value] as const)))(
    "%s names itself, and no secret: %s",
    (name, value) => {
      const sentence = problemWith({ [name]: value });
      expect(sentence).toMatch(new RegExp(`^The variable ${name} is wrong: .+\\.$`));
      expect(sentence).not.toContain(SECRET);
    },
  );

  it("is shown where it is no secret", () => {
    expect(problemWith({ PORT: "fast" })).toContain('(it is "fast")');
    expect(problemWith({ SITE: "chess" })).toContain('(it is "chess")');
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
