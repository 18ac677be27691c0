import { WifiOff } from "lucide-react";

import style from "./offline-banner.module.css";

interface OfflineBannerProps {
  readonly offline: boolean;
  readonly children?: string;
}

/** Always mounted, so that its live region can speak; takes no room while the line is up. */
export function OfflineBanner({
  offline,
  children = "You're offline. We'll keep trying, and everything you've earned is safe.",
}: OfflineBannerProps) {
  return (
    <div aria-live="polite" className={style.region}>
      {offline && (
        <p className={style.banner}>
          <WifiOff aria-hidden />
          {children}
        </p>
      )}
    </div>
  );
}
