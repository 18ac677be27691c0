/** The parts of the page; each has its own address. */
export const FRIEND_TABS = ["list", "requests", "find"] as const;
export type FriendTab = (typeof FRIEND_TABS)[number];

export const tabOf = (hash: string): FriendTab => FRIEND_TABS.find((tab) => `#${tab}` === hash) ?? "list";
