import type { BotAnswer } from "./bot-answer.ts";
import { BotQuestion } from "./bot-question.tsx";

import style from "./bot-field.module.css";

/** The bot check inside a form, once it is due. */
export function BotField({ bot, reason }: { readonly bot: BotAnswer; readonly reason: string }) {
  return (
    <div className={style.field} aria-live="polite">
      {bot.isDue && (
        <>
          <p>{reason}</p>
          <BotQuestion key={bot.round} weight={bot.weight} onAnswer={bot.take} />
        </>
      )}
    </div>
  );
}
