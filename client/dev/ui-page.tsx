import { Flag, Settings, Trash2 } from "lucide-react";
import { useState } from "react";

import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { Figures } from "../ui/figures.tsx";
import { Gauge } from "../ui/gauge.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import { Logo } from "../ui/logo.tsx";
import { Spinner } from "../ui/spinner.tsx";

export function UiPage() {
  const [busy, setBusy] = useState(false);
  return (
    <main>
      <Logo />
      <Logo size="5rem" />
      <Card title="Buttons" tone="hot">
        <Button kind="primary" busy={busy} onClick={() => setBusy(true)}>
          Race now
        </Button>{" "}
        <Button kind="primary" size="large" icon={<Flag />}>
          Race now
        </Button>{" "}
        <Button>Quiet</Button> <Button kind="plain">Plain</Button> <Button kind="danger">Danger</Button>{" "}
        <Button kind="gold">Gold</Button> <Button disabled>Off</Button>{" "}
        <Button busy kind="primary">
          Busy
        </Button>{" "}
        <LinkButton to="/x" kind="primary" size="small">
          Link
        </LinkButton>{" "}
        <IconButton label="Settings" icon={Settings} /> <IconButton label="Remove" icon={Trash2} kind="bare" />
      </Card>
      <Card title="Badges" look="stack" tone="gold" aside={<Badge tone="teal">New</Badge>}>
        <Badge>Neutral</Badge> <Badge tone="hot">Hot</Badge> <Badge tone="amber">Amber</Badge>{" "}
        <Badge tone="sky">Sky</Badge> <Badge tone="violet">Epic</Badge> <Badge tone="gold">Gold</Badge>{" "}
        <Figures>1:11</Figures> <Spinner label="Loading teams…" spoken />
      </Card>
      <Gauge label="Your speed" unit="WPM" redFrom={74} value={81} size="16rem" />
    </main>
  );
}
