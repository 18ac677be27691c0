import { z } from "zod";
import { createDocument, type ZodOpenApiPathsObject } from "zod-openapi";

import { REFUSALS, type RefusalCode } from "../refusal.ts";
import { ACCESS_LEVELS } from "./access.ts";
import { COMMON_REFUSALS, countedBy, isOpenToBots, RefusalBody, type Call, type Rate } from "./call.ts";
import { CALLS } from "./calls.ts";
import { REPEAT_KEY, IdempotencyKey } from "./idempotency-key.ts";

/** The OpenAPI document of all calls, generated from the contracts. */
export function openApi(): unknown {
  const paths: ZodOpenApiPathsObject = {};
  for (const [name, contract] of Object.entries(CALLS)) {
    const { method, path } = contract;
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(name, contract) };
  }
  return createDocument({
    openapi: "3.1.0",
    info: {
      title: "Redline",
      version: "2",
      description:
        "Every call answers JSON. Success carries `success: true`; a refusal carries `success: false`, a stable `error` " +
        "code and a `message` for the person. The realtime side is described in docs/realtime.md.",
    },
    servers: [{ url: "/api/v2" }],
    components: { securitySchemes: { session: { type: "http", scheme: "bearer", bearerFormat: "JWT" } } },
    paths,
  });
}

function operation(operationId: string, contract: Call) {
  const hasBody = contract.method === "POST";
  return {
    operationId,
    summary: contract.takesKey ? `${contract.summary} ${KEY_SUMMARY}` : contract.summary,
    ...(contract.access !== "anyone" && { security: [{ session: [] }] }),
    ...(hasParameters(contract) && {
      requestParams: {
        path: contract.params as z.ZodObject,
        ...(contract.query && { query: contract.query as unknown as z.ZodObject }),
        ...(contract.takesKey && { header: z.object({ [REPEAT_KEY]: IdempotencyKey.optional() }) }),
      },
    }),
    ...(hasBody && { requestBody: { required: false, content: { "application/json": { schema: contract.body } } } }),
    responses: {
      ...(contract.redirects
        ? { "302": { description: "The browser is redirected." } }
        : {
            "200": { description: "Done.", content: { "application/json": { schema: withSuccess(contract.answer) } } },
          }),
      ...refusals([
        ...contract.refusals,
        ...(contract.takesKey ? KEY_REFUSALS : []),
        ...COMMON_REFUSALS,
        ...ACCESS_LEVELS[contract.access].refusals,
        ...(isOpenToBots(contract) ? [] : (["peopleOnly"] as const)),
      ]),
    },
    "x-access": contract.access,
    "x-open-to-bots": isOpenToBots(contract),
    ...limits(contract),
  };
}

const KEY_SUMMARY =
  "With an `Idempotency-Key` header (16 to 64 letters and digits), a repeated call has no further effect and answers with " +
  "the first result; the same key with another call is refused.";
const KEY_REFUSALS: readonly RefusalCode[] = ["alreadyDone"];

const hasParameters = ({ params, query, takesKey }: Call): boolean =>
  Object.keys(shapeOf(params)).length > 0 || query !== undefined || takesKey === true;

const limits = ({ access, limit, checkAbove }: Call) => ({
  ...(limit !== "none" && {
    "x-limit": {
      ...rate(limit),
      by: countedBy({ access, limit }),
      ...(limit.address && { address: rate(limit.address) }),
      ...(limit.counts && { counts: limit.counts }),
    },
  }),
  ...(checkAbove && {
    "x-bot-check-above": { ...rate(checkAbove), ...(checkAbove.counts && { counts: checkAbove.counts }) },
  }),
});

const rate = ({ max, perMs }: Rate) => ({ max, perSeconds: perMs / 1_000 });

const shapeOf = (type: z.ZodType): Record<string, unknown> => (type instanceof z.ZodObject ? type.shape : {});

const withSuccess = (answer: z.ZodType): z.ZodType =>
  answer instanceof z.ZodObject ? z.object({ success: z.literal(true) }).extend(answer.shape) : answer;

function refusals(codes: readonly RefusalCode[]) {
  const statuses = [...new Set(codes.map((code) => REFUSALS[code]))].toSorted((a, b) => a - b);
  return Object.fromEntries(
    statuses.map((status) => [
      String(status) as `4${string}`,
      {
        description: codes.filter((code) => REFUSALS[code] === status).join(", "),
        content: { "application/json": { schema: RefusalBody } },
      },
    ]),
  );
}
