import { useState } from "react";

import { Button } from "../../ui/controls/button.tsx";
import { FigureList, NO_FIGURE } from "../../ui/data/figure-list.tsx";
import { PlayerName } from "../../ui/data/player-name.tsx";
import { SearchField, SearchResults } from "../../ui/data/search-panel.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Rows, SheetRow } from "../../ui/layout/rows.tsx";
import { racers } from "./roster.tsx";

import page from "../ui-page.module.css";

const FIGURES = [
  { name: "Races", value: "1,204" },
  { name: "Average speed", value: "62.7", unit: "WPM" },
  { name: "Best speed", value: NO_FIGURE, unit: "WPM" },
  { name: "Accuracy", value: "97.1%" },
] as const;

export function ListSection() {
  return (
    <>
      <Card title="Rows">
        <div className={page.stack}>
          <Rows least="12rem">
            {racers.slice(0, 2).map((racer) => (
              <SheetRow isCut key={racer.displayName} className={page.sheet}>
                <PlayerName player={racer} />
              </SheetRow>
            ))}
          </Rows>
          <Rows gap="small">
            {racers.slice(2, 4).map((racer) => (
              <SheetRow key={racer.displayName} className={page.sheet}>
                <PlayerName player={racer} />
                <Button size="small">Invite</Button>
              </SheetRow>
            ))}
          </Rows>
        </div>
      </Card>
      <Card title="Figures">
        <div className={page.stack}>
          <FigureList figures={FIGURES} />
          <FigureList figures={FIGURES} look="large" />
        </div>
      </Card>
      <div className={page.wide}>
        <SearchCard />
      </div>
    </>
  );
}

function SearchCard() {
  const [term, setTerm] = useState("");
  const value = racers.filter(({ displayName }) => displayName.toLowerCase().startsWith(term.toLowerCase()));
  return (
    <Card title="A search">
      <div className={page.stack}>
        <SearchField label="Search racers" hint="The start of a name" term={term} onTerm={setTerm} />
        <SearchResults
          search={{ state: "ready", value }}
          onRetry={() => setTerm("")}
          spoken={`${value.length} found`}
          loading={<Skeleton />}
          nothing={<EmptyState title="No one by that name" text="Check the spelling." />}
        >
          {(found) => (
            <Rows gap="small">
              {found.map((racer) => (
                <SheetRow key={racer.displayName} className={page.sheet}>
                  <PlayerName player={racer} />
                </SheetRow>
              ))}
            </Rows>
          )}
        </SearchResults>
      </div>
    </Card>
  );
}
