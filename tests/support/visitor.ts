import type { z } from "zod";

import { guestSession } from "#shared/contracts/account/auth.ts";
import { signUp } from "#shared/contracts/account/sign-in.ts";
import type { Call } from "#shared/contracts/call.ts";

import type { Product } from "./product.ts";

export const PASSWORD = "correct-horse-battery";

interface Said {
  readonly status: number;
  readonly headers: Headers;
  /** The body as it came: a success or a refusal. */
  readonly json: Record<string, unknown>;
}

interface Given {
  readonly params?: Record<string, string | number>;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

let visitors = 0;

/** Somebody with a browser: keeps cookies and a token, and makes calls over HTTP. */
export class Visitor {
  /** Each comes from an address of its own, as the product sees it behind one proxy (`TRUST_PROXY=1`). */
  readonly #address = `172.${16 + (visitors >> 16)}.${(visitors >> 8) & 255}.${visitors & 255}`;
  readonly cookies = new Map<string, string>();
  readonly #product: Pick<Product, "url">;
  token: string | undefined;
  userID = 0;

  constructor(product: Pick<Product, "url">) {
    visitors++;
    this.#product = product;
  }

  async ask(contract: Call, given: Given = {}): Promise<Said> {
    const path = contract.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => String(given.params?.[name] ?? ""));
    return this.send(contract.method, `/api/v2${path}`, given);
  }

  async send(method: string, path: string, given: Given = {}): Promise<Said> {
    const response = await fetch(new URL(path, this.#product.url), {
      method,
      redirect: "manual",
      headers: {
        "x-forwarded-for": this.#address,
        ...(method === "POST" && { "content-type": "application/json" }),
        ...(this.token !== undefined && { authorization: `Bearer ${this.token}` }),
        ...(this.cookies.size > 0 && {
          cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        }),
        ...given.headers,
      },
      ...(method === "POST" && { body: JSON.stringify(given.body ?? {}) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === "") this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    const text = await response.text();
    const isJson = response.headers.get("content-type")?.includes("json") === true;
    return {
      status: response.status,
      headers: response.headers,
      json: isJson ? (JSON.parse(text) as never) : { text },
    };
  }

  /** Makes a call that must succeed, and parses its answer. */
  async get<A extends z.ZodType>(
    contract: Call<"GET" | "POST", `/${string}`, z.ZodType, z.ZodType, A>,
    given: Given = {},
  ): Promise<z.output<A>> {
    const said = await this.ask(contract, given);
    if (said.json.success !== true)
      throw new Error(`${contract.method} ${contract.path}: ${JSON.stringify(said.json)}`);
    const answer = contract.answer.parse(said.json);
    const { token, user } = answer as { token?: string; user?: { userID: number } };
    if (token !== undefined) this.token = token;
    if (user) this.userID = user.userID;
    return answer;
  }

  /** Makes a call that must be refused: the answer is its code, and the field it is about. */
  async refused(contract: Call, given: Given = {}): Promise<string> {
    const { json } = await this.ask(contract, given);
    if (json.success !== false) throw new Error(`${contract.method} ${contract.path} was not refused`);
    return [json.error, json.field].filter((part) => typeof part === "string").join(" ");
  }
}

/** A visitor with a guest session. */
export async function newGuest(product: Pick<Product, "url">): Promise<Visitor> {
  const visitor = new Visitor(product);
  await visitor.get(guestSession);
  return visitor;
}

/** A visitor with an account. */
export async function newRacer(product: Pick<Product, "url">, username: string, email?: string): Promise<Visitor> {
  const visitor = new Visitor(product);
  await visitor.get(signUp, {
    body: { username, password: PASSWORD, acceptPolicy: "on", ...(email !== undefined && { email }) },
  });
  return visitor;
}
