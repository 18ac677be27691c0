import { Flag, Settings, Trash2, Trophy } from "lucide-react";
import { useState } from "react";

import { Button } from "../../ui/controls/button.tsx";
import { IconButton } from "../../ui/controls/icon-button.tsx";
import { LinkButton } from "../../ui/controls/link-button.tsx";
import { Badge } from "../../ui/data/badge.tsx";
import { RarityBadge } from "../../ui/data/rarity-badge.tsx";
import { Card } from "../../ui/layout/card.tsx";

import page from "../ui-page.module.css";

export function ButtonSection() {
  const [busy, setBusy] = useState(false);
  const [pinned, setPinned] = useState(true);
  return (
    <>
      <Card title="Buttons" tone="hot">
        <div className={page.stack}>
          <div className={page.row}>
            <Button kind="primary" size="large" icon={<Flag aria-hidden />}>
              Race Now
            </Button>
            <Button kind="gold" size="large">
              Get Gold
            </Button>
          </div>
          <div className={page.row}>
            <Button kind="primary">Primary</Button>
            <Button>Quiet</Button>
            <Button kind="plain">Plain</Button>
            <Button kind="danger">Leave Team</Button>
            <Button kind="gold">Gold</Button>
          </div>
          <div className={page.row}>
            <Button kind="primary" busy={busy} busyLabel="Saving" onClick={() => setBusy(true)}>
              Press to be busy
            </Button>
            <Button busy>Busy</Button>
            <Button disabled>Team Is at Max Capacity</Button>
          </div>
          <div className={page.row}>
            <LinkButton to="/garage" kind="primary" size="small" icon={<Trophy aria-hidden />}>
              A small link
            </LinkButton>
            <Button size="small">Small</Button>
            <IconButton label="Settings" icon={Settings} />
            <IconButton label="Settings, small" icon={Settings} size="small" />
            <IconButton label="Settings, large" icon={Settings} size="large" />
            <IconButton label="Pin" icon={Flag} aria-pressed={pinned} onClick={() => setPinned(!pinned)} />
            <IconButton label="Remove" icon={Trash2} kind="bare" />
            <IconButton label="Remove (off)" icon={Trash2} kind="bare" disabled />
          </div>
        </div>
      </Card>
      <Card title="Badges and sheets" look="stack" tone="gold" aside={<Badge tone="teal">New</Badge>}>
        <div className={page.stack}>
          <div className={page.row}>
            <Badge>Neutral</Badge>
            <Badge tone="hot">Hot</Badge>
            <Badge tone="amber" icon={<Trophy aria-hidden />}>
              12 days
            </Badge>
            <Badge tone="teal">Done</Badge>
            <Badge tone="sky">Sky</Badge>
            <Badge tone="violet">Violet</Badge>
            <Badge tone="gold">Gold</Badge>
          </div>
          <div className={page.row}>
            <RarityBadge rarity="common" />
            <RarityBadge rarity="uncommon" />
            <RarityBadge rarity="rare" />
            <RarityBadge rarity="epic" />
            <RarityBadge rarity="legendary" />
          </div>
          <Card title="A plate on a sheet" level={3} look="plate">
            <p>Flat, for things inside a card. It holds a few lines and lets the sheet carry the shadow.</p>
          </Card>
        </div>
      </Card>
    </>
  );
}
