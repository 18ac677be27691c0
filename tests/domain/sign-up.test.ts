import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { GUEST_CAR, STARTING_CARS } from "#shared/content/cars/catalog.ts";
import { Refusal } from "#shared/refusal.ts";
import { enterByProvider, keepArrival } from "#shared/server/accounts/providers/provider-links.ts";
import type { Captcha } from "#shared/server/accounts/sign-in/captcha.ts";
import { refuseProblems } from "#shared/server/accounts/sign-up/field-problems.ts";
import { signUp } from "#shared/server/accounts/sign-up/sign-up.ts";
import { timeZoneOf } from "#shared/server/accounts/sign-up/time-zone.ts";
import type { App } from "#shared/server/platform/work.ts";

import { accountApp } from "../support/account-app.ts";
import { untilSomebodyWaits } from "../support/lock-wait.ts";
import { newStage, stageOn, type Stage } from "../support/players.ts";
import { refusalOf } from "../support/refusal-of.ts";
import { codeOf, tally } from "../support/team-stage.ts";
import { testVault } from "../support/vault.ts";

const PASSWORD = "a-password-of-mine";
const noCaptcha = { meet: () => Promise.resolve() } as unknown as Captcha;
const noCheck = { isDue: false, token: undefined };

let stage: Stage;
let app: App;
beforeAll(async () => {
  stage = await newStage();
  app = accountApp(stage);
});
afterAll(() => stage.db.destroy());

const signsUp = (given: Parameters<typeof signUp>[3]) =>
  signUp(app, noCaptcha, undefined, given, { browser: undefined, network: "10.0.0.1" }, noCheck);

describe("a sign-up", () => {
  it("gives a name once, however many ask for it at once", async () => {
    const codes = await Promise.all(
      Array.from({ length: 8 }, () => codeOf(signsUp({ username: "Same_Name", password: PASSWORD }))),
    );
    expect(tally(codes)).toEqual({ done: 1, nameTaken: 7 });
  });

  it("that is behind another one with its name by a moment is told that the name is taken", async () => {
    const given = { username: "Next_Name", password: PASSWORD };
    let late: Promise<string> | undefined;
    await stage.db.transaction().execute(async (trx) => {
      await stageOn({ ...stage.connection, db: trx }).newPlayer({ username: "Next_Name" });
      late = codeOf(signsUp(given));
      await untilSomebodyWaits(stage);
    });
    expect(await late).toBe("nameTaken");
  });

  it("takes no password that is the name or the address, and says what is wrong with it", async () => {
    const named = { username: "LongEnough_77", password: "LongEnough_77" };
    expect(await refusalOf(signsUp(named))).toMatchObject({
      code: "badInput",
      detail: { field: "password", problem: "holdsUsername" },
    });
    const addressed = { username: "Other_77", email: "somebody.77@example.org", password: "somebody.77@example.org" };
    expect(await refusalOf(signsUp(addressed))).toMatchObject({
      code: "badInput",
      detail: { field: "password", problem: "holdsEmail" },
    });
  });

  it("at a provider begins in the starting car that was chosen, and in the guest's where it is none", async () => {
    const chosen = STARTING_CARS.at(-1);
    const carOf = async (carID: number | undefined, subject: string) => {
      const { userID } = await stage.run(async (work) => {
        const code = await keepArrival(work, { provider: "school", subject, email: undefined }, undefined);
        const entered = await enterByProvider(work, testVault, "school", code, undefined, { carID: carID as never });
        if (entered instanceof Refusal) throw entered;
        return entered;
      });
      const user = stage.db.selectFrom("users").select("car_id").where("user_id", "=", userID);
      return (await user.executeTakeFirstOrThrow()).car_id;
    };
    expect(chosen).not.toBe(GUEST_CAR);
    expect(await carOf(chosen, "one")).toBe(chosen);
    expect(await carOf(99_999, "two")).toBe(GUEST_CAR);
    expect(await carOf(undefined, "three")).toBe(GUEST_CAR);
  });
});

it("a field that is wrong is refused with the first problem, by its code", () => {
  const problems = [
    { code: "one", sentence: "First." },
    { code: "two", sentence: "Second." },
  ] as const;
  expect(() => refuseProblems("name", [])).not.toThrow();
  expect(() => refuseProblems("name", problems)).toThrow(
    expect.objectContaining({ code: "badInput", message: "First.", detail: { field: "name", problem: "one" } }),
  );
});

it("a time zone is one that this machine knows, by its own name, or else UTC", () => {
  expect(["Europe/Berlin", "america/new_york", undefined, "Nowhere/Nothing", ""].map(timeZoneOf)).toEqual([
    "Europe/Berlin",
    "America/New_York",
    "UTC",
    "UTC",
    "UTC",
  ]);
});
