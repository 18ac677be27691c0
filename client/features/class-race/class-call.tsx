import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useLocation, useNavigate } from "react-router-dom";

import type { PageAddress } from "#shared/content/pages.ts";
import type { SectionID } from "#shared/ids.ts";

import { untilMet } from "../../session/meet-server.ts";
import { useRacing } from "../../session/racing.ts";
import { LinkButton } from "../../ui/controls/link-button.tsx";
import { useNoticePlace } from "../../ui/overlay/notice-place.ts";
import { forgetCall, keepCall, leads, wasCalled } from "./kept-call.ts";

import style from "./class-call.module.css";

const ROOM: PageAddress = "/class/race";
/** It has a button of its own. */
const CLASS: PageAddress = "/class";

/** Leads a pupil to the class that meets now, once; whoever leaves has the way back at the lower edge of every page. */
export function ClassCall({ sectionID }: { readonly sectionID: SectionID }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const place = useNoticePlace((notices) => notices.place);
  const isBusy = useRacing(({ isRacing, isCounting }) => isRacing || isCounting);
  /** What this browser keeps of the class may be older than the lesson. */
  const [isMet, setMet] = useState(false);
  useEffect(() => {
    void untilMet().then(() => setMet(true));
  }, []);
  /** A second tab would take the seat of the first. */
  const [isLeading, setLeading] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    void leads(leaving.signal).then((isFirst) => !leaving.signal.aborted && setLeading(isFirst));
    return () => leaving.abort();
  }, []);
  useEffect(() => forgetCall, [sectionID]);
  useEffect(() => {
    if (!isMet || !isLeading || wasCalled(sectionID)) return;
    if (pathname !== ROOM && isBusy) return;
    keepCall(sectionID);
    if (pathname !== ROOM) void navigate(ROOM);
  }, [sectionID, pathname, isBusy, isMet, isLeading, navigate]);
  if (!place || !isMet || pathname === CLASS || pathname === ROOM) return null;
  return createPortal(
    <aside className={style.bar} aria-label="Your class">
      <p>Your class meets now.</p>
      <LinkButton to={ROOM} size="small" kind="primary">
        Join your class
      </LinkButton>
    </aside>,
    place,
  );
}
