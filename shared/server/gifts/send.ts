import { sql } from "kysely";

import type { UserID } from "../../ids.ts";
import { Refusal, type RefusalCode } from "../../refusal.ts";
import { GIFT_SENTENCES, giftDayOf, giftRefusal, type AmountRefusal, type GiftRefusal } from "../../rules/gifts.ts";
import { countDeed } from "../achievements/count-deed.ts";
import { charge } from "../economy/charge.ts";
import type { Work } from "../platform/work.ts";
import { isGold } from "../players/gold.ts";
import { lockPlayers } from "../players/lock.ts";
import { arrival } from "./references.ts";

const CODES: Readonly<Record<GiftRefusal, RefusalCode>> = {
  self: "notAllowed",
  unknown: "notFound",
  leaving: "notAllowed",
  bot: "notAllowed",
  basic: "goldOnly",
  young: "notAllowed",
  broken: "badInput",
  little: "badInput",
  muchToday: "notAllowed",
  poor: "notEnoughMoney",
};
const OF_AMOUNT: ReadonlySet<GiftRefusal> = new Set<AmountRefusal>(["broken", "little", "muchToday", "poor"]);

/**
 * Takes a gift from the sender's cash into escrow, where it waits for the receiver. The sender's password has been
 * confirmed before. Both players are locked, in the order of their ids, so one sender's gifts
 * are counted one after the other. Refuses: notFound, notAllowed, goldOnly, badInput, notEnoughMoney.
 *
 * @source core §1, §7 Players, rules Rewards Cash gifts
 */
export async function sendGift(work: Work, senderID: UserID, receiverID: UserID, amount: number): Promise<void> {
  if (senderID === receiverID) throw refusalOf("self");
  const players = await lockParties(work, senderID, receiverID);
  const sender = players.find((player) => player.user_id === senderID);
  const receiver = players.find((player) => player.user_id === receiverID);
  if (!sender || !receiver) throw refusalOf("unknown");
  const { areFriends, sentToday, balance } = await factsOf(work, senderID, receiverID);
  const refusal = giftRefusal(amount, {
    isSelf: false,
    canMeet: areFriends || (sender.findable && receiver.findable),
    isLeaving: receiver.erase_stamp !== null,
    isBot: sender.is_bot || receiver.is_bot,
    isGold: isGold(sender, work.now),
    createdStamp: sender.created_stamp,
    now: work.now,
    sentToday,
    balance,
  });
  if (refusal) throw refusalOf(refusal);

  const { gift_id } = await work.trx
    .insertInto("cash_gifts")
    .values({
      sender_id: senderID,
      receiver_id: receiverID,
      amount,
      sent_stamp: work.now,
    })
    .returning("gift_id")
    .executeTakeFirstOrThrow();
  await charge(work, senderID, { price: amount, reference: arrival(gift_id), reason: "gift-sent" }, "escrow");
  await countDeed(work, senderID, { add: { giftsSent: 1 } });
  for (const each of [senderID, receiverID]) work.changed(each, "gifts");
  work.notify(receiverID, "sent-cash", {
    userID: senderID,
    username: sender.username ?? "",
    displayName: sender.display_name,
    amount,
  });
}

const refusalOf = (refusal: GiftRefusal): Refusal =>
  new Refusal(CODES[refusal], GIFT_SENTENCES[refusal], OF_AMOUNT.has(refusal) ? { field: "amount" } : {});

const PARTY_COLUMNS = [
  "user_id",
  "username",
  "display_name",
  "findable",
  "erase_stamp",
  "created_stamp",
  "membership",
  "gold_until_stamp",
  "is_bot",
] as const;

async function lockParties(work: Work, senderID: UserID, receiverID: UserID) {
  const players = await lockPlayers(work, [senderID, receiverID], PARTY_COLUMNS, "change");
  return players.filter(({ username }) => username !== null);
}

async function factsOf({ trx, now }: Work, senderID: UserID, receiverID: UserID) {
  const { rows } = await sql<{ areFriends: boolean; sentToday: number; balance: number }>`select
    exists (select 1 from friendships where user_id = ${senderID} and friend_id = ${receiverID}) as "areFriends",
    (select coalesce(sum(amount), 0) from cash_gifts
      where sender_id = ${senderID} and sent_stamp >= ${giftDayOf(now)}) as "sentToday",
    coalesce((select balance from money_accounts where user_id = ${senderID}), 0) as balance
  `.execute(trx);
  const [facts] = rows;
  if (!facts) throw new Error("a select without a table answers one row");
  return facts;
}
