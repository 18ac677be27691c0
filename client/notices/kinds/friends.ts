import { GROWLS } from "#shared/rules/growls/groups.ts";

import { named } from "../../ui/data/as-is.tsx";
import { view, type Kinds } from "./kind.ts";

export const friends: Kinds<"friend-online" | "friend-accept" | "friend-requests"> = {
  "friend-online": {
    group: "friends",
    words: (data) => ({ title: `${named(data.displayName)} is online`, tone: "sky" }),
    showForMs: GROWLS.showFriendForMs,
  },
  "friend-accept": {
    group: "friends",
    words: (data) => ({ title: `${named(data.displayName)} is now your friend`, tone: "teal", link: view("/friends") }),
  },
  "friend-requests": {
    group: "friends",
    words: (data) => ({
      title: `${named(data.displayName)} wants to be friends`,
      ...(data.totalRequests > 1 && { text: `${data.totalRequests} requests are waiting for your answer.` }),
      tone: "teal",
      link: view("/friends#requests"),
    }),
    over: "This request is closed.",
  },
};
