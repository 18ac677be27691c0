import { DoorClosed } from "lucide-react";
import { lazy, Suspense } from "react";

import { GUEST_CAR } from "#shared/content/cars/catalog.ts";

import { raceLink, useSite } from "../../net/site.ts";
import { useSession } from "../../session/session.ts";
import { Page } from "../../shell/page.tsx";
import { Sign } from "../../shell/states/sign.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { LinkButton } from "../../ui/controls/link-button.tsx";
import { Spinner } from "../../ui/feedback/spinner.tsx";
import { SheetPage } from "../../ui/layout/sheet-page.tsx";
import { closedWords, mayOpenByItself } from "./closed-words.ts";
import type { FriendConnection } from "./friend-connection.ts";
import { useFriends } from "./friend-store.ts";

import style from "./lobby-closed.module.css";

const Header = lazy(async () => ({ default: (await import("../../shell/frame/header.tsx")).Header }));

interface LobbyClosedProps {
  readonly line: FriendConnection;
  /** Waits for a seat again after a race was taken over. */
  readonly onOpen: (() => void) | undefined;
}

/** Why a friend race does not open, and what to do next. */
export function LobbyClosed({ line, onOpen }: LobbyClosedProps) {
  const status = useFriends((friends) => friends.status);
  const sentence = useFriends((friends) => friends.sentence);
  const race = raceLink(useSite(({ site }) => site));
  const racer = useSession(({ user }) => user);
  const { title, text = sentence, retry } = closedWords(status);
  const isComing = mayOpenByItself(status);
  const open = (): void => {
    onOpen?.();
    void line.open(status === "elsewhere");
  };
  return (
    <Page title={title}>
      <div className={style.frame}>
        <Suspense fallback={<div className={style.headerPlace} />}>
          <Header />
        </Suspense>
        <SheetPage
          title={title}
          picture={<Sign icon={DoorClosed} car={racer?.carID ?? GUEST_CAR} hueAngle={racer?.carHueAngle ?? 0} />}
          actions={
            <>
              {retry !== undefined && (
                <Button kind="primary" onClick={open}>
                  {retry}
                </Button>
              )}
              {isComing && (
                <LinkButton to="/practice" reloadDocument>
                  Practice instead
                </LinkButton>
              )}
              <LinkButton to={race.to} kind={retry === undefined ? "primary" : "quiet"}>
                {race.label}
              </LinkButton>
              <LinkButton to="/">Home</LinkButton>
            </>
          }
        >
          <p role="alert">
            {isComing && <Spinner label="Trying again" />} {text}
          </p>
        </SheetPage>
      </div>
    </Page>
  );
}
