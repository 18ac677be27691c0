import type { CarID } from "#shared/ids.ts";
import { realChanges, type Change, type Outfit, type Wardrobe } from "#shared/rules/garage/equip.ts";
import type { Layout } from "#shared/rules/garage/layout.ts";
import { arranged, isSameLayout } from "#shared/rules/garage/layout.ts";
import { decodeLook } from "#shared/rules/garage/look.ts";

import type { AnswerOf } from "../../net/call.ts";
import { call, takeChange, useSession } from "../../session/session.ts";
import { deed } from "../deed.ts";
import { tellShown } from "../facts.ts";
import { KEYS } from "../keys.ts";
import { useLoaded, type Loaded } from "../loaded.ts";
import { queryClient, showAnswer } from "../query-client.ts";

export type Garage = AnswerOf<"GET /garage">["garage"];

const ask = async (): Promise<Garage> => (await call("GET /garage")).garage;

/** The player's cars in their slots, and the loot. */
export const useGarage = (): Loaded<Garage> => useLoaded({ queryKey: KEYS.garage, queryFn: ask });

const shown = (): Garage | undefined => queryClient.getQueryData<Garage>(KEYS.garage);

const show = (garage: Garage): Promise<void> => showAnswer(KEYS.garage, garage);

/** What the player may choose from, as the rules see it. */
export function wardrobeOf({ cars, loot, look }: Garage): Wardrobe | undefined {
  const { user } = useSession.getState();
  if (!user) return undefined;
  const outfit: Outfit = { carID: user.carID, hueAngle: user.carHueAngle, look: decodeLook(look) };
  return {
    outfit,
    cars: new Map(cars.flatMap(([carID, state, hueAngle]) => (state === "owned" ? [[carID, hueAngle]] : []))),
    loot: new Set(loot.map(({ lootID }) => lootID)),
    isGold: user.membership === "gold",
  };
}

/**
 * Saves what the player drives and wears. What is so already isn't sent.
 *
 * @returns whether anything was saved
 * @throws CallProblem
 * @source core §4 Equip
 */
export async function equip(changes: readonly Change[]): Promise<boolean> {
  const garage = shown();
  const wardrobe = garage && wardrobeOf(garage);
  const real = wardrobe ? realChanges(changes, wardrobe) : changes;
  if (real.length === 0) {
    console.warn("unable to save changes");
    return false;
  }
  const answer = await call("POST /loot/equip", { body: { changes: real.map((change) => bodyOf(change)) } });
  takeChange(answer.account);
  await show(answer.garage);
  tellShown("account", "garage");
  return true;
}

function bodyOf(change: Change) {
  if (change.type !== "sticker") return { ...change };
  const { type, ids, places } = change;
  return {
    type,
    ids: [...ids],
    ...(places && { places: places.map(({ x, y, turn, isMirrored }) => ({ x, y, turn, isMirrored })) }),
  };
}

const ownedIn = ({ cars }: Garage): readonly CarID[] =>
  cars.flatMap(([carID, state]) => (state === "owned" ? [carID] : []));

/**
 * Shows an arrangement at once and saves it; the former one comes back when it can't be saved.
 *
 * @throws CallProblem
 */
export async function arrange(layout: Layout): Promise<void> {
  const before = shown();
  if (before) {
    const next = arranged(layout, ownedIn(before));
    if (isSameLayout(next, before.garage)) return;
    await show({ ...before, garage: [...next] });
  }
  try {
    const { garage } = await call("POST /loot/arrange-cars", { body: { garage: [...layout] } });
    await show(garage);
    tellShown("garage");
  } catch (problem) {
    console.warn("unable to arrange cars", problem);
    // A car may have come or gone meanwhile.
    const now = shown();
    if (before && now) await show({ ...now, garage: [...arranged(before.garage, ownedIn(now))] });
    throw problem;
  }
}

/**
 * Saves what others see: whether they may look in, and what stands in the showcase.
 *
 * @throws CallProblem
 */
export async function showToOthers(change: {
  readonly isOpen?: boolean;
  readonly showcase?: Garage["showcase"];
}): Promise<void> {
  const { isOpen, showcase } = await call("POST /garage/show", {
    body: { ...change, ...(change.showcase && { showcase: [...change.showcase] }) },
  });
  const garage = shown();
  if (garage) await show({ ...garage, isOpen, showcase });
  tellShown("garage");
}

/**
 * Sells a car.
 *
 * @returns what it brought in cash
 * @throws CallProblem
 */
export async function sell(carID: CarID): Promise<number> {
  const { cash } = await deed(
    "POST /loot/cars/{carID}/sell",
    { params: { carID } },
    {
      keyOf: () => carID,
      facts: ["wallet", "garage"],
      show: ({ wallet, garage }) => ({ parts: { wallet }, answers: [{ key: KEYS.garage, value: garage }] }),
    },
  );
  return cash;
}
