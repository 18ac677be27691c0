import { Bell, Flag, Shield, Trash2 } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";

import type { CarID } from "#shared/ids.ts";

import { Button } from "../../ui/controls/button.tsx";
import { Switch } from "../../ui/controls/switch.tsx";
import { TextInput } from "../../ui/controls/text-input.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { ConfirmDialog } from "../../ui/overlay/confirm-dialog.tsx";
import { Dropdown } from "../../ui/overlay/dropdown.tsx";
import { Menu } from "../../ui/overlay/menu.tsx";
import { Modal } from "../../ui/overlay/modal.tsx";
import { toast } from "../../ui/overlay/toasts.ts";
import { Tooltip } from "../../ui/overlay/tooltip.tsx";
import { CarThumb } from "../../ui/pictures/car-thumb.tsx";

import page from "../ui-page.module.css";

interface LayerSectionProps {
  readonly offline: boolean;
  readonly onOffline: (offline: boolean) => void;
}

function announce(onChoose: () => void): void {
  toast({
    title: "Marigold is racing",
    text: "She waits for you at the line.",
    tone: "teal",
    art: <CarThumb carID={2 as CarID} hueAngle={120} width="4rem" />,
    action: { label: "Join her", onChoose },
  });
}

export function LayerSection({ offline, onOffline }: LayerSectionProps) {
  const [open, setOpen] = useState<"modal" | "long" | "confirm" | undefined>();
  const [secret, setSecret] = useState("");
  const close = (): void => setOpen(undefined);
  return (
    <Card title="Layers">
      <div className={page.row}>
        <Button onClick={() => setOpen("modal")}>Modal</Button>
        <Button onClick={() => setOpen("long")}>Long modal</Button>
        <Button kind="danger" onClick={() => setOpen("confirm")}>
          Confirm
        </Button>
        <Button icon={<Bell aria-hidden />} onClick={() => announce(close)}>
          Toast
        </Button>
        <Tooltip text="Founders were here first">
          <Button kind="plain">Tooltip</Button>
        </Tooltip>
        <Dropdown label="Quick Fox">
          <Link to="/profile">My Settings</Link>
          <Link to="/stats">Stats</Link>
          <button type="button">Logout</button>
        </Dropdown>
        <Menu
          label="Member actions"
          entries={[
            { heading: "Marigold" },
            { label: "Promote to officer", icon: <Shield aria-hidden />, onChoose: close },
            { label: "Show races", icon: <Flag aria-hidden />, to: "/stats", disabled: false },
            { label: "Overview", onChoose: close, checked: true },
            { label: "Not now", onChoose: close, disabled: true },
            { label: "Remove", icon: <Trash2 aria-hidden />, danger: true, onChoose: close },
          ]}
        />
        <Switch label="Offline" checked={offline} onValue={onOffline} />
      </div>
      <Modal
        open={open === "modal"}
        onClose={close}
        title="Update Message of the Day"
        text="Your whole team reads it."
        footer={
          <Button kind="primary" onClick={close}>
            Post
          </Button>
        }
      >
        <TextInput label="Message" value={secret} onValue={setSecret} maxLength={500} overflow />
      </Modal>
      <Modal open={open === "long"} onClose={close} title="Rules of the road" size="large" tone="gold">
        {Array.from({ length: 14 }, (_, rule) => (
          <p key={rule}>Keep your eyes on the words, your hands loose, and be kind to whoever is slower today.</p>
        ))}
      </Modal>
      <ConfirmDialog
        open={open === "confirm"}
        onClose={close}
        onConfirm={close}
        danger
        title="Leave the Quick Foxes?"
        text="You can come back when an officer invites you."
        confirm="Leave Team"
        cancel="Stay"
      />
    </Card>
  );
}
