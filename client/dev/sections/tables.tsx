import { useState } from "react";

import { Pagination } from "../../ui/data/pagination.tsx";
import type { Sort } from "../../ui/data/sort.ts";
import { Table } from "../../ui/data/table.tsx";
import { Tabs } from "../../ui/data/tabs.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { columns, racers } from "./roster.tsx";

import page from "../ui-page.module.css";

export function TableSection() {
  const [tab, setTab] = useState<"roster" | "wait" | "broken" | "none">("roster");
  const [at, setAt] = useState(4);
  const [sort, setSort] = useState<Sort>({ column: "speed", direction: "descending" });
  const common = { columns, keyOf: (racer: (typeof racers)[number]) => racer.displayName };
  return (
    <div className={page.wide}>
      <Card title="Tabs and tables">
        <Tabs
          label="States of a table"
          value={tab}
          onValue={setTab}
          tabs={[
            {
              value: "roster",
              label: "Roster",
              panel: (
                <Table
                  {...common}
                  caption="Team roster"
                  rows={racers}
                  maxHeight="19rem"
                  sort={sort}
                  onSort={setSort}
                  isOwn={(racer) => racer.displayName === "Marigold"}
                />
              ),
            },
            {
              value: "wait",
              label: "Loading",
              count: 3,
              panel: <Table {...common} caption="Loading" rows={[]} state="loading" />,
            },
            {
              value: "broken",
              label: "Error",
              panel: <Table {...common} caption="Broken" rows={[]} state="error" onRetry={() => setTab("wait")} />,
            },
            {
              value: "none",
              label: "Empty",
              panel: (
                <Table
                  {...common}
                  caption="Empty"
                  rows={[]}
                  empty={<EmptyState scene="letters" title="No applications" text="New ones land here." />}
                />
              ),
            },
          ]}
        />
        <Pagination label="Race log pages" page={at} pages={9} onPage={setAt} />
      </Card>
    </div>
  );
}
