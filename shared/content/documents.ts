/** What is served to who writes a client, at `/api/v2/documents/{name}`: files of `docs`. */
export const DOCUMENTS = ["bots.md", "bot-client.ts", "realtime.md", "realtime-schema.json", "limits.md"] as const;
