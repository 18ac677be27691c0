import type { ReactNode } from "react";

import { Card } from "../../ui/layout/card.tsx";

import style from "./settings.module.css";

interface SectionProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** One sheet of settings. */
export function Section({ title, lead, aside, children }: SectionProps) {
  return (
    <Card title={title} aside={aside}>
      <div className={style.section}>
        {lead !== undefined && <p className={style.lead}>{lead}</p>}
        {children}
      </div>
    </Card>
  );
}
