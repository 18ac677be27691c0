import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";

import { formatMoney } from "#shared/format/figures.ts";
import { amountRefusal, GIFT_SENTENCES, GIFTS } from "#shared/rules/gifts.ts";

import { deed } from "../../data/deed.ts";
import { showGifts } from "../../data/shop/use-gifts.ts";
import type { CallProblem } from "../../net/call.ts";
import { sounds } from "../../sound/sounds.ts";
import { AsIs, asIs } from "../../ui/data/as-is.tsx";
import { Form } from "../../ui/form/form.tsx";
import { useSending } from "../../ui/form/sending.ts";
import { filled, TextField } from "../../ui/form/text-field.tsx";
import { ConfirmDialog } from "../../ui/overlay/confirm-dialog.tsx";
import { AmountChoice } from "./amount-choice.tsx";
import type { Sent } from "./gift-sent.tsx";
import type { Giving } from "./giving.ts";
import { Purse } from "./purse.tsx";

interface GiftFormProps {
  readonly giving: Giving;
  readonly onAmount: (amount: number) => void;
  readonly onSent: (sent: Sent) => void;
}

/** The amount and the password, then a confirmation. */
export function GiftForm({ giving: { receiver, giving, user }, onAmount, onSent }: GiftFormProps) {
  /** What is asked before cash leaves. */
  const [question, setQuestion] = useState<number>();
  const form = useForm({ defaultValues: { amount: "", password: "" } });
  const amount = Number(useWatch({ control: form.control, name: "amount" }));
  const sentToday = GIFTS.mostADay - giving.leftToday;
  const refusal = (text: string) => amountRefusal(Number(text), { sentToday, balance: user.money });

  const missed = ({ code }: CallProblem): false => {
    console.warn("Cash sending error", code);
    return false;
  };
  const sending = useSending(
    form,
    async ({ amount: text, password }) => {
      const answer = await deed(
        "POST /players/{id}/send-cash",
        { params: { id: receiver.userID }, body: { amount: Number(text), password } },
        {
          keyOf: () => receiver.userID,
          facts: ["gifts", "wallet"],
          async show({ wallet, leftToday }) {
            await showGifts({ giving: { ...giving, leftToday } });
            return { parts: { wallet } };
          },
        },
      );
      sounds.play("coin");
      onSent({ amount: answer.amount, before: user.money });
    },
    missed,
  );
  const choose = (text: string): void => {
    form.setValue("amount", text, { shouldValidate: true });
    onAmount(Number(text));
  };
  const keeps = user.money - amount;
  const isFine = amount > 0 && refusal(String(amount)) === undefined;

  return (
    <>
      <Purse money={user.money} leftToday={giving.leftToday} />
      <Form
        name={`A gift for ${receiver.displayName}`}
        sending={{
          ...sending,
          onSubmit: form.handleSubmit((values) => setQuestion(Number(values.amount))),
          forget() {
            sending.forget();
            onAmount(Number(form.getValues("amount")));
          },
        }}
        submit={isFine ? `Give ${formatMoney(amount)}` : "Give"}
        busyLabel="Sending your gift"
        wide
      >
        <TextField
          control={form.control}
          name="amount"
          label="How much?"
          numeric
          maxLength={String(GIFTS.mostADay).length}
          counter={false}
          autoComplete="off"
          hint={
            isFine ? `${formatMoney(amount)}. You keep ${formatMoney(keeps)}.` : `At least ${formatMoney(GIFTS.least)}.`
          }
          check={(text) => {
            const wrong = text === "" ? "broken" : refusal(text);
            return wrong === undefined ? undefined : GIFT_SENTENCES[wrong];
          }}
        />
        <AmountChoice most={Math.min(giving.leftToday, user.money)} chosen={amount} onChoose={choose} />
        <TextField
          control={form.control}
          name="password"
          label="Your password"
          type="password"
          autoComplete="current-password"
          hint="So that nobody else can give away your cash."
          check={filled("Enter your password.")}
        />
      </Form>
      <ConfirmDialog
        open={question !== undefined}
        onClose={() => setQuestion(undefined)}
        onConfirm={() => {
          setQuestion(undefined);
          void sending.onSubmit();
        }}
        title={`Give ${formatMoney(question ?? amount)}?`}
        text={
          <>
            It goes to <strong {...asIs()}>{receiver.displayName}</strong>
            {receiver.username !== receiver.displayName && <AsIs> ({receiver.username})</AsIs>} and can't be undone. You
            keep {formatMoney(user.money - (question ?? amount))}.
          </>
        }
        confirm="Give it"
        cancel="Not yet"
      />
    </>
  );
}
