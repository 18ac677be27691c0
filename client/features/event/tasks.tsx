import { rewardOfPrize } from "#shared/rules/achievements/prize.ts";
import { describeReward } from "#shared/rules/rewards/reward.ts";

import type { Claims } from "../../celebration/use-claims.ts";
import type { EventPrize } from "../../data/event/use-event.ts";
import { RewardPicture } from "../../social/reward-picture.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Rows, SheetRow } from "../../ui/layout/rows.tsx";
import type { ShownEvent } from "./event-words.ts";
import { PrizeState } from "./prize-state.tsx";

import style from "./tasks.module.css";

interface TasksProps {
  readonly event: ShownEvent;
  readonly tasks: readonly EventPrize[];
  readonly claims: Claims;
}

/** The event's achievements. */
export const Tasks = ({ event, tasks, claims }: TasksProps) => (
  <Card title="Achievements of the event">
    <Rows least="26rem" gap="small">
      {tasks.map((task) => (
        <Task key={task.achievementID} task={task} event={event} claims={claims} />
      ))}
    </Rows>
  </Card>
);

interface TaskProps {
  readonly task: EventPrize;
  readonly event: ShownEvent;
  readonly claims: Claims;
}

function Task({ task, event, claims }: TaskProps) {
  const reward = task.reward && rewardOfPrize(task.reward);
  return (
    <SheetRow className={style.task} data-state={task.state}>
      <span className={style.picture} data-type={task.details?.type}>
        {reward && <RewardPicture reward={reward} />}
      </span>
      <div className={style.words}>
        <h3 className={style.name}>{task.name}</h3>
        <p>{task.desc}</p>
        <p className={style.prize}>
          {reward && describeReward(reward)} · {task.points} points
        </p>
      </div>
      <span className={style.state}>
        <PrizeState prize={task} claims={claims} isOn={event.isIn && !event.isOver} />
      </span>
    </SheetRow>
  );
}
