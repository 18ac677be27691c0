import { expect, it } from "vitest";

import { MotdForm } from "#shared/contracts/teams/team-shapes.ts";
import { searchTeams } from "#shared/contracts/teams/teams.ts";

const messageOf = (message: string): string => MotdForm.parse({ message }).message;

it("a message keeps its lines and its signs, and nothing that steers a screen", () => {
  expect(messageOf("Race at six!\r\nBring 👩‍🚀 and é")).toBe("Race at six!\nBring 👩‍🚀 and é");
  expect(messageOf("ok\u001b[2J\n17\topen \u202ekind")).toBe("ok [2J\n17 open  kind");
  expect(MotdForm.safeParse({ message: " \u0007 \n" }).success).toBe(false);
});

it("a search asks for no more than there can be", () => {
  const isGood = (body: object): boolean => searchTeams.body.safeParse(body).success;
  expect([{}, { racesPlayed: 100_000_000 }, { after: { members: 50, teamID: 1 } }].map(isGood)).toEqual([
    true,
    true,
    true,
  ]);
  expect([{ racesPlayed: 3_000_000_000 }, { after: { members: 3_000_000_000, teamID: 1 } }].map(isGood)).toEqual([
    false,
    false,
  ]);
});
