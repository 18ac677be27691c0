import { useEffect, useRef } from "react";

import { ms, type Stamp } from "#shared/units.ts";

import { matches, STILL } from "../../browser/media.ts";
import { serverNow } from "../../net/server-time.ts";
import { Countdown } from "../../ui/data/countdown.tsx";
import { Gauge, type GaugeHandle } from "../../ui/data/gauge.tsx";
import { LevelRing } from "../../ui/data/level-ring.tsx";
import { restingNeedle, swing } from "../../ui/data/needle.ts";
import { ProgressBar } from "../../ui/feedback/progress-bar.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Spinner } from "../../ui/feedback/spinner.tsx";
import { Card } from "../../ui/layout/card.tsx";

import page from "../ui-page.module.css";

const opened = serverNow();

function LiveGauge() {
  const gauge = useRef<GaugeHandle>(null);
  useEffect(() => {
    if (matches(STILL)) {
      gauge.current?.set(74);
      return;
    }
    let needle = restingNeedle;
    let last = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const target = 62 + 24 * Math.sin(now / 1_700);
      needle = swing(needle, target, ms(now - last));
      last = now;
      gauge.current?.set(needle.value);
      frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return <Gauge ref={gauge} label="Your speed, live" unit="WPM" redFrom={74} size="13rem" />;
}

export function DialSection() {
  return (
    <>
      <Card title="The needle">
        <div className={page.row}>
          <LiveGauge />
          <Gauge label="Your speed" unit="WPM" redFrom={92} value={41} size="9rem" />
          <Gauge label="Best speed" unit="WPM" max={200} value={187} redFrom={120} size="6rem" />
        </div>
      </Card>
      <Card title="Progress and waiting">
        <div className={page.stack}>
          <div className={page.row}>
            <LevelRing level={7} have={0} need={900} />
            <LevelRing level={42} have={340} need={900} size="6rem" />
            <LevelRing level={128} have={880} need={900} />
            <Spinner label="Loading teams…" spoken />
          </div>
          <ProgressBar label="Level 42" value={340} max={900} words="340 of 900 XP" />
          <ProgressBar label="Season" value={38} max={50} words="38 of 50" tone="gold" />
          <ProgressBar label="Daily challenge" value={0} max={5} words="0 of 5 races" tone="teal" />
          <div className={page.row}>
            <Countdown until={(opened + 95) as Stamp} label="New set in" />
            <Countdown until={(opened + 190_000) as Stamp} label="Season ends in" />
            <Countdown until={(opened - 1) as Stamp} label="Starts in" over="Started!" />
          </div>
          <Skeleton lines={3} />
        </div>
      </Card>
    </>
  );
}
