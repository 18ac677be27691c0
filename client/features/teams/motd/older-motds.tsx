import { useTeamMotds, type TeamMember } from "../../../data/teams/use-team.ts";
import { NotLoaded } from "../../../social/not-loaded.tsx";
import { VisuallyHidden } from "../../../ui/layout/visually-hidden.tsx";
import { Modal } from "../../../ui/overlay/modal.tsx";
import { boostsBy } from "./boosts-by.ts";
import { Motd } from "./motd.tsx";

import style from "./motd.module.css";

interface OlderMotdsProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly members: readonly TeamMember[];
}

/** @source teams §4 MotD */
export const OlderMotds = ({ open, onClose, members }: OlderMotdsProps) => (
  <Modal open={open} onClose={onClose} title="Older MotD's" size="large">
    <Older members={members} />
  </Modal>
);

function Older({ members }: { readonly members: readonly TeamMember[] }) {
  const loaded = useTeamMotds();
  if (loaded.load.state !== "ready") return <NotLoaded loaded={loaded} lines={4} />;
  const older = loaded.load.value.slice(1);
  if (older.length === 0) return <p className={style.none}>This is the team's first message.</p>;
  return (
    <ul className={style.older}>
      {older.map((motd) => (
        <li key={motd.teamMotdID}>
          <Motd motd={motd} members={members} />
          <p className={style.given}>
            {boostsBy(motd, members, undefined).map(({ boostID, emoji, name, count }) => (
              <span key={boostID}>
                <span aria-hidden>{emoji}</span>
                <VisuallyHidden>{name}: </VisuallyHidden> {count}
              </span>
            ))}
          </p>
        </li>
      ))}
    </ul>
  );
}
