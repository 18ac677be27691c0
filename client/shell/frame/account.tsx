import { Link } from "react-router-dom";

import type { Self } from "#shared/contracts/self.ts";

import { logOut } from "../../session/log-out.ts";
import { AsIs } from "../../ui/data/as-is.tsx";
import { PlayerName } from "../../ui/data/player-name.tsx";
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx";
import { Dropdown } from "../../ui/overlay/dropdown.tsx";
import { CarThumb } from "../../ui/pictures/car-thumb.tsx";
import { ComfortButton } from "../comfort/comfort-button.tsx";
import { accountLinks } from "../links/links.ts";
import { goAsOneself, useSisterSites } from "../links/sister-sites.ts";
import type { Viewer } from "../links/viewer.ts";

import style from "./account.module.css";

interface AccountProps {
  readonly viewer: Viewer;
  readonly user: Self;
}

/** The racer's car and name, with the account menu. @source core §2 Account dropdown */
export function Account({ viewer, user }: AccountProps) {
  const { displayName, membership, tag, tagColor, isBot } = user;
  const sisters = useSisterSites();
  return (
    <Dropdown
      label={
        <span className={style.account}>
          <VisuallyHidden>
            Account of <AsIs>{displayName}</AsIs>
          </VisuallyHidden>
          <CarThumb carID={user.carID} hueAngle={user.carHueAngle} look={user.look} width="3rem" />
          <span aria-hidden className={style.name}>
            <PlayerName plain player={{ displayName, membership, tag, tagColor, isBot }} />
          </span>
        </span>
      }
    >
      {accountLinks(viewer).map(({ label, to }) => (
        <Link key={to} to={to}>
          {label}
        </Link>
      ))}
      {sisters.map(({ app, label, address }) => (
        <a key={app} href={address} onClick={(event) => goAsOneself(event, app)}>
          {label}
        </a>
      ))}
      <span className={style.comfort}>
        <ComfortButton disabled={false} look="row" />
      </span>
      <button type="button" onClick={() => logOut()}>
        Logout
      </button>
    </Dropdown>
  );
}
