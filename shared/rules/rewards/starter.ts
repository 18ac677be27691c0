/** What a new account starts with, besides its car. @source rules Rewards Starter, Nitros */
export const STARTER = { cash: 25_000, nitros: 10 } as const;
