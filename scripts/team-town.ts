import { STARTING_CARS } from "../shared/content/cars/catalog.ts";
import { CALLS } from "../shared/contracts/calls.ts";
import type { CarID, TeamID, UserID } from "../shared/ids.ts";
import { skeleton } from "../shared/rules/account/skeleton.ts";
import { pay } from "../shared/server/economy/ledger.ts";
import { nowStamp, perform } from "../shared/server/platform/work.ts";
import type { Services } from "../shared/server/services.ts";
import { payRace } from "../shared/server/settlement/pay.ts";
import { settleRace } from "../shared/server/settlement/settle.ts";
import { before, days, hours, minutes, type Stamp } from "../shared/units.ts";
import { addMembers, newTeam } from "../tests/support/team.ts";
import { person, racedBy } from "../tests/support/typed-race.ts";
import { newRacer, type Visitor } from "../tests/support/visitor.ts";

/** A product of its own, in this process. */
interface Product {
  readonly url: string;
  readonly services: Services;
}

const NAMES = ["Quick_Fox", "Night_Owl", "Juniper_Sky", "Old_Harbour", "Pebble", "Zoom_Zoom", "Paper_Kite", "Ada_L"];
const OTHERS = [
  ["ZIP", "Zippy Letters", "f4c20d", "auto", 41, 0, 0],
  ["OWLS", "Night Owls", "8338ec", "open", 38, 50, 40],
  ["KEY", "The Key Keepers", "2a9d4a", "open", 27, 0, 30],
  ["SLOW", "Slow and Steady", "14a3a8", "auto", 12, 10, 0],
  ["6TH", "Room 6 Racers", "d63aa6", "auto", 9, 0, 0],
] as const;

/** A lively team with a message, boosts and applications, five others, and somebody who looks for one. */
export async function buildTown(product: Product): Promise<{ readonly captain: Visitor; readonly seeker: Visitor }> {
  const { db } = product.services.app;
  const now = nowStamp();
  const captain = await racer(product, "Marigold", 812, 71.4);
  const seeker = await racer(product, "Rover", 34, 38.2);
  const rush = await newTeam(db, captain.userID as UserID, {
    tag: "RUSH",
    name: "Rush Hour",
    tag_color: "e5383b",
    enrollment: "open",
    min_races: 25,
    min_speed: 40,
    requirements: "Be kind at the table. We race together on Fridays at six.",
    created_stamp: before(now, days(140)),
  });
  const mates = await players(product, NAMES, now);
  for (const [nth, userID] of mates.entries()) {
    await addMembers(db, rush, [userID], {
      role: nth < 2 ? "officer" : "member",
      join_stamp: before(now, nth === 5 ? hours(3) : days(9 * (nth + 1))),
      last_race_stamp: before(now, minutes(37 * nth * nth + 4)),
    });
  }
  await db
    .updateTable("team_members")
    .set({ is_welcomed: true, join_stamp: before(now, days(140)), last_race_stamp: before(now, minutes(11)) })
    .where("user_id", "=", captain.userID as UserID)
    .execute();
  await raced(product, rush);
  await lastRaces(product, rush, now);
  await captain.get(CALLS.postMotd, {
    body: { message: "Two places to the top of the board!\nFriday at six: everyone races ten." },
  });
  const { motds } = await captain.get(CALLS.team, { params: { id: "RUSH" } });
  const boosts = mates.slice(0, 6).map((user_id, nth) => ({ user_id, boost_id: nth < 4 ? 2 : 6 + (nth % 2) }));
  await db
    .insertInto("team_motd_boosts")
    .values(boosts.map((boost) => ({ ...boost, team_motd_id: motds[0]?.teamMotdID ?? 0 })))
    .execute();
  const [asks, wants] = await players(product, ["Tin_Can", "Lantern"], now);
  await db
    .insertInto("team_applications")
    .values(
      [asks, wants].map((user_id) => ({
        user_id: user_id as UserID,
        team_id: rush,
        stamp: before(now, hours(2)),
        denied_stamp: null,
      })),
    )
    .execute();
  await others(product, now);
  await db
    .insertInto("team_invites")
    .values({
      user_id: seeker.userID as UserID,
      team_id: await teamIDOf(product, "OWLS"),
      inviter_id: null,
      stamp: before(now, days(1)),
      ignored_stamp: null,
    })
    .execute();
  return { captain, seeker };
}

const teamIDOf = async (product: Product, tag: string): Promise<TeamID> =>
  (await product.services.app.db.selectFrom("teams").select("team_id").where("tag", "=", tag).executeTakeFirstOrThrow())
    .team_id;

async function racer(product: Product, name: string, races_played: number, avg_speed: number): Promise<Visitor> {
  const visitor = await newRacer(product, name);
  const { db } = product.services.app;
  const userID = visitor.userID as UserID;
  await db
    .updateTable("users")
    .set({ races_played, qualifying_stamp: 1 as Stamp })
    .where("user_id", "=", userID)
    .execute();
  await perform(product.services.app, (work) =>
    pay(work, [{ userID, amount: 83_250, reference: `screens:${userID}`, reason: "race" }]),
  );
  await speed(product, userID, avg_speed);
  return visitor;
}

async function players(product: Product, names: readonly string[], now: Stamp): Promise<UserID[]> {
  const rows = await product.services.app.db
    .insertInto("users")
    .values(
      names.map((name, nth) => ({
        account_type: "standard" as const,
        username: name,
        username_skeleton: skeleton(name),
        password_hash: "x",
        display_name: name.replace("_", " "),
        car_id: (STARTING_CARS[nth % STARTING_CARS.length] ?? 1) as CarID,
        car_hue_angle: (nth * 47) % 360,
        races_played: 40 + 61 * nth,
        world_id: 1 + (nth % 8),
        created_stamp: now,
        last_seen_stamp: now,
      })),
    )
    .returning("user_id")
    .execute();
  const userIDs = rows.map(({ user_id }) => user_id);
  for (const [nth, userID] of userIDs.entries()) await speed(product, userID, 44.6 + 7.3 * nth);
  return userIDs;
}

async function speed(product: Product, userID: UserID, avg_speed: number): Promise<void> {
  const { db } = product.services.app;
  await db.updateTable("users").set({ avg_speed }).where("user_id", "=", userID).execute();
  const best = { highest_speed: avg_speed * 1.21 };
  await db
    .insertInto("racing_stats")
    .values({ user_id: userID, site: "type", last_race_stamp: nowStamp(), ...best })
    .onConflict((conflict) => conflict.columns(["user_id", "site"]).doUpdateSet(best))
    .execute();
}

async function raced(product: Product, teamID: TeamID): Promise<void> {
  const { db } = product.services.app;
  const members = await db.selectFrom("team_members").select("user_id").where("team_id", "=", teamID).execute();
  for (const [nth, { user_id }] of members.entries()) {
    const played = 14 + 23 * nth;
    await db
      .updateTable("team_members")
      .set({ played, typed: played * 240, secs: played * (62 - 3 * nth), errs: played * 7, points: played * 118 })
      .where("user_id", "=", user_id)
      .execute();
  }
}

/** Three tables of three, the last one just now. */
async function lastRaces(product: Product, teamID: TeamID, now: Stamp): Promise<void> {
  const { app } = product.services;
  const members = await app.db.selectFrom("team_members").select("user_id").where("team_id", "=", teamID).execute();
  for (const [nth, minutesAgo] of [190, 26, 3].entries()) {
    const racers = members.slice(3 * nth, 3 * nth + 3);
    const outcome = racedBy(
      racers.map(({ user_id: userID }, slot) => ({ userID, typer: person(3 * nth + slot) })),
      before(now, minutes(minutesAgo)),
      nth,
    );
    await perform(app, (work) => settleRace(work, outcome));
    await perform(app, (work) => payRace(work, outcome.raceID));
  }
}

async function others(product: Product, now: Stamp): Promise<void> {
  const { db } = product.services.app;
  const captains = await players(
    product,
    OTHERS.map(([tag]) => `Ms_${tag}`),
    now,
  );
  for (const [nth, [tag, name, tag_color, enrollment, members, min_races, min_speed]] of OTHERS.entries()) {
    const teamID = await newTeam(db, captains[nth] as UserID, {
      tag,
      name,
      tag_color,
      enrollment,
      min_races,
      min_speed,
    });
    await db.updateTable("teams").set({ members }).where("team_id", "=", teamID).execute();
  }
}
