import { useMemo, useState } from "react";

import { formatCount } from "#shared/format/figures.ts";

import { useTeamApplications, type TeamApplications } from "../../../data/teams/use-team.ts";
import { useSpeedUnit } from "../../../net/site.ts";
import { call } from "../../../session/session.ts";
import { NotLoaded } from "../../../social/not-loaded.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { Table } from "../../../ui/data/table.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { ConfirmDialog } from "../../../ui/overlay/confirm-dialog.tsx";
import { toast } from "../../../ui/overlay/toasts.ts";
import { useDeeds } from "../use-deed.ts";
import { useNow } from "../use-now.ts";
import { applicationColumns, type ApplicationLine } from "./application-columns.tsx";

import style from "../page/team-page.module.css";

/** Those who want to join, for officers. @source teams §2 Team details page, §3 Application */
export function Applications() {
  const loaded = useTeamApplications();
  const { load } = loaded;
  const [question, setQuestion] = useState<"accept" | "deny">();
  const { busy, run } = useDeeds();
  const waiting = load.state === "ready" ? load.value : [];
  const answerAll = async (): Promise<void> => {
    const isAccept = question === "accept";
    await run(
      "all",
      async () => {
        if (!isAccept) return call("POST /team-applications/deny-all");
        const { applications } = await call("POST /team-applications/accept-all");
        if (applications.length > 0) {
          toast({ title: "Your team is full now", text: "The others keep waiting.", tone: "amber" });
        }
        return applications;
      },
      "friends",
    );
    setQuestion(undefined);
  };
  return (
    <Card
      title="Pending Applications"
      aside={
        waiting.length > 1 && (
          <span className={style.buttons}>
            <Button size="small" kind="plain" onClick={() => setQuestion("deny")}>
              Deny All
            </Button>
            <Button size="small" onClick={() => setQuestion("accept")}>
              Approve All
            </Button>
          </span>
        )
      }
    >
      <NotLoaded loaded={loaded} lines={1} />
      {load.state === "ready" &&
        (waiting.length === 0 ? (
          <p className={style.quiet}>No one is waiting. Hand your team's link on, and racers will come.</p>
        ) : (
          <Waiting applications={waiting} busy={busy} run={run} />
        ))}
      <ConfirmDialog
        open={question !== undefined}
        onClose={() => setQuestion(undefined)}
        onConfirm={() => void answerAll()}
        title={question === "deny" ? "Deny all applications?" : "Approve all applications?"}
        text={
          question === "deny"
            ? `${formatCount(waiting.length, "racer")} can't apply again for 30 days. They aren't told.`
            : `${formatCount(waiting.length, "racer")} will join, the longest waiting first, as long as there is room.`
        }
        confirm={question === "deny" ? "Deny all" : "Approve all"}
        danger={question === "deny"}
        busy={busy === "all"}
      />
    </Card>
  );
}

interface WaitingProps extends Pick<ReturnType<typeof useDeeds>, "busy" | "run"> {
  readonly applications: TeamApplications;
}

function Waiting({ applications, busy, run }: WaitingProps) {
  const now = useNow();
  const unit = useSpeedUnit();
  const columns = useMemo(() => applicationColumns(unit), [unit]);
  const lines: readonly ApplicationLine[] = applications.map((application) => {
    const given = { params: { id: application.userID } };
    const name = (deed: string): string => `${deed} ${application.userID}`;
    return {
      application,
      now,
      isAccepting: busy === name("accept"),
      isDenying: busy === name("deny"),
      accept: () => void run(name("accept"), () => call("POST /team-applications/{id}/accept", given), "friends"),
      deny: () => void run(name("deny"), () => call("POST /team-applications/{id}/deny", given)),
    };
  });
  return (
    <Table
      caption="Pending Applications"
      columns={columns}
      rows={lines}
      keyOf={({ application }) => application.userID}
    />
  );
}
