import type { LucideIcon } from "lucide-react";
import { lazy, Suspense, type ReactNode } from "react";

import { GUEST_CAR } from "#shared/content/cars/catalog.ts";

import { useSession } from "../../session/session.ts";
import { Page } from "../../shell/page.tsx";
import { Sign } from "../../shell/states/sign.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { LinkButton } from "../../ui/controls/link-button.tsx";
import { Spinner } from "../../ui/feedback/spinner.tsx";
import { SheetPage } from "../../ui/layout/sheet-page.tsx";

import style from "./closed-door.module.css";

const Header = lazy(async () => ({ default: (await import("../../shell/frame/header.tsx")).Header }));

interface ClosedDoorProps {
  readonly title: string;
  readonly icon: LucideIcon;
  /** What went wrong, and what to do. */
  readonly text: string | undefined;
  /** It is tried again by itself, and practice needs no line. */
  readonly isComing: boolean;
  /** The label of the retry button; without one there is no button. */
  readonly retry: string | undefined;
  readonly onRetry: () => void;
  /** Other ways from here. */
  readonly ways: ReactNode;
}

/** Why a place where people meet to race does not open, and what to do next. */
export function ClosedDoor({ title, icon, text, isComing, retry, onRetry, ways }: ClosedDoorProps) {
  const racer = useSession(({ user }) => user);
  return (
    <Page title={title}>
      <div className={style.frame}>
        <Suspense fallback={<div className={style.headerPlace} />}>
          <Header />
        </Suspense>
        <SheetPage
          title={title}
          picture={<Sign icon={icon} car={racer?.carID ?? GUEST_CAR} hueAngle={racer?.carHueAngle ?? 0} />}
          actions={
            <>
              {retry !== undefined && (
                <Button kind="primary" onClick={onRetry}>
                  {retry}
                </Button>
              )}
              {isComing && (
                <LinkButton to="/practice" reloadDocument>
                  Practice instead
                </LinkButton>
              )}
              {ways}
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
