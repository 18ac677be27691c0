import { expect, it } from "vitest";

import type { Self } from "#shared/contracts/self.ts";

import { qualifyingData } from "../../client/session/qualifying.ts";

it("a sign-in sends a guest's qualifying race once there is one: speed, accuracy and car", () => {
  const guest = { qualifyingRaceComplete: true, avgSpeed: 61.5, avgAcc: 97.25, carID: 3 } as unknown as Self;
  const { raceSounds } = qualifyingData(undefined);
  expect(qualifyingData(guest)).toEqual({ raceSounds, qualifying: true, avgSpeed: 61.5, avgAcc: 97.25, carID: 3 });
  expect(qualifyingData({ ...guest, qualifyingRaceComplete: false })).toEqual({ raceSounds });
  const unmeasured = { raceSounds, qualifying: true, carID: 3 };
  expect(qualifyingData({ ...guest, avgSpeed: null, avgAcc: null })).toStrictEqual(unmeasured);
});
