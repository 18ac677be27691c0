import type { CheckIn } from "#shared/contracts/realtime/presence.ts";
import type { UserID } from "#shared/ids.ts";
import { doingAt } from "#shared/rules/whereabouts.ts";
import type { PresenceCard } from "#shared/server/friends/presence-card.ts";
import { teamTopic } from "#shared/server/platform/topic.ts";
import type { App } from "#shared/server/platform/work.ts";

import type { PresentPlayer } from "./present-player.ts";
import { announce } from "./seen-friends.ts";

/** Shows players of this node as online, or hides them; teammates who look at their team hear of it. */
export class Visibility {
  readonly #app: App;

  constructor(app: App) {
    this.#app = app;
  }

  /** As the player's page says it. */
  async show(
    userID: UserID,
    player: PresentPlayer,
    card: PresenceCard,
    { path, offline, first }: Pick<CheckIn, "path" | "offline" | "first">,
  ): Promise<void> {
    const doing = doingAt(path);
    if (offline || card.isOffline) await this.hide(userID, player);
    else if (!player.isSeen || player.doing !== doing) {
      player.isSeen = true;
      const isNew = await this.#app.online.come(userID, { app: this.#app.config.site, doing });
      this.#ring(card);
      if (isNew && first) await announce(this.#app, userID, card);
    }
    player.doing = doing;
  }

  /** Also when the player is gone. */
  async hide(userID: UserID, player: PresentPlayer): Promise<void> {
    if (!player.isSeen) return;
    player.isSeen = false;
    await this.#app.online.go(userID);
    if (player.card) this.#ring(player.card);
  }

  #ring({ teamID }: PresenceCard): void {
    if (teamID !== null) void this.#app.bus.ring([teamTopic(teamID)]);
  }
}
