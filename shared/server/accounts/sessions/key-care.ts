import { perform, type App } from "../../platform/work.ts";
import { closeOpenTotpSecrets } from "../second-factor/totp-secrets.ts";
import { rotateSigningKeys } from "./keys.ts";

/** Lets the signing keys take turns, and closes with the key of now whatever is open or was closed by an older one. */
export async function careForKeys(app: App): Promise<void> {
  await rotateSigningKeys(app.db, app.vault, app.nowStamp());
  while (await perform(app, (work) => closeOpenTotpSecrets(work, app.vault)));
}
