import { connect } from "#shared/server/platform/postgres/connection.ts";
import { nowStamp } from "#shared/server/platform/work.ts";
import { autoRemoveIdle } from "#shared/server/teams/auto-remove.ts";

/** The nightly clean-up of teams in a process of its own, which a test kills. */
const { db } = connect(process.env.DATABASE_URL ?? "", (error) => console.error(error.message));
await autoRemoveIdle({ db, nowStamp });
await db.destroy();
