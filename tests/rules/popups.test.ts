import fc from "fast-check";
import { describe, expect, it } from "vitest";

import {
  heldPopUps,
  isShown,
  noPopUps,
  POPUP_GROUPS,
  withoutPopUp,
  withPopUp,
  type PopUp,
  type PopUps,
} from "#shared/rules/popups.ts";

const GROWLS: PopUp = { key: "growls", group: "growl" };
const NEWS: PopUp = { key: "news:7", group: "announcement", isOnce: true };
const PRIZE: PopUp = { key: "prize:1", group: "takeover" };
const SECOND_PRIZE: PopUp = { key: "prize:2", group: "takeover" };
const CAPTCHA: PopUp = { key: "captcha", group: "captcha" };

const of = (...popUps: readonly PopUp[]): PopUps => popUps.reduce(withPopUp, noPopUps(false));
const shownOf = (popUps: PopUps): readonly string[] =>
  popUps.wanted.filter((popUp) => isShown(popUps, popUp)).map(({ key }) => key);

describe("pop-ups", () => {
  it("come in one group at a time, the next one when the group before has nothing left", () => {
    const all = of(PRIZE, NEWS, SECOND_PRIZE);
    expect(shownOf(all)).toEqual(["prize:1", "prize:2"]);
    expect(shownOf(withoutPopUp(all, "prize:1"))).toEqual(["prize:2"]);
    expect(shownOf(withoutPopUp(withoutPopUp(all, "prize:1"), "prize:2"))).toEqual(["news:7"]);
  });

  it("keep their turn when something more urgent comes: what is being read does not vanish", () => {
    expect(shownOf(of(NEWS, PRIZE))).toEqual(["news:7"]);
  });

  it("give way to the captcha, and come back after it", () => {
    const asked = of(NEWS, CAPTCHA);
    expect(shownOf(asked)).toEqual(["captcha"]);
    expect(shownOf(withoutPopUp(asked, "captcha"))).toEqual(["news:7"]);
  });

  it("that are growls give way to everything", () => {
    const told = of(GROWLS, NEWS);
    expect(shownOf(told)).toEqual(["news:7"]);
    expect(shownOf(withoutPopUp(told, "news:7"))).toEqual(["growls"]);
  });

  it("wait while a race is on, and after it come by their urgency", () => {
    const racing = [GROWLS, NEWS, CAPTCHA, PRIZE].reduce(withPopUp, noPopUps(true));
    expect(shownOf(racing)).toEqual([]);
    const after = heldPopUps(racing, false);
    expect(shownOf(after)).toEqual(["captcha"]);
    expect(shownOf(withoutPopUp(after, "captcha"))).toEqual(["prize:1"]);
    expect(shownOf(heldPopUps(after, true))).toEqual([]);
    expect(heldPopUps(after, false)).toBe(after);
  });

  it("that are shown once do not come again, but come if they were never shown", () => {
    const closed = withoutPopUp(of(NEWS), NEWS.key);
    expect(withPopUp(closed, NEWS)).toBe(closed);
    const missed = withoutPopUp(heldPopUps(of(NEWS), true), NEWS.key);
    expect(shownOf(heldPopUps(withPopUp(missed, NEWS), false))).toEqual(["news:7"]);
    expect(shownOf(withPopUp(withoutPopUp(of(PRIZE), PRIZE.key), PRIZE))).toEqual(["prize:1"]);
    expect(shownOf(withPopUp(noPopUps(false, new Set([NEWS.key])), NEWS))).toEqual([]);
  });

  it("are wanted once, however often they ask, and closing what is not there changes nothing", () => {
    const one = of(PRIZE);
    expect(withPopUp(one, PRIZE)).toBe(one);
    expect(withoutPopUp(one, "nothing")).toBe(one);
  });

  it("are never of two groups, never over a race, and never none while some could be", () => {
    const popUp = fc.record({ key: fc.constantFrom("a", "b", "c", "d", "e"), group: fc.constantFrom(...POPUP_GROUPS) });
    const move = fc.oneof(
      popUp.map((one) => (before: PopUps) => withPopUp(before, one)),
      popUp.map(
        ({ key }) =>
          (before: PopUps) =>
            withoutPopUp(before, key),
      ),
      fc.boolean().map((isHeld) => (before: PopUps) => heldPopUps(before, isHeld)),
    );
    fc.assert(
      fc.property(fc.array(move, { maxLength: 30 }), (moves) => {
        let now = noPopUps(false);
        for (const next of moves) {
          now = next(now);
          const shown = now.wanted.filter((one) => isShown(now, one));
          expect(new Set(shown.map(({ group }) => group)).size).toBe(now.isHeld || now.wanted.length === 0 ? 0 : 1);
          const isAsked = now.wanted.some(({ group }) => group === "captcha");
          expect(now.turn === "captcha").toBe(isAsked && !now.isHeld);
        }
      }),
    );
  });
});
