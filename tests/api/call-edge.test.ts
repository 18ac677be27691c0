import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { startProduct, type Product } from "../support/product.ts";
import { rawRequest } from "../support/raw-request.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const HOST = "Host: localhost";

describe("a body that is said to be too large", () => {
  it.each(["/api/v2/auth/guest", "/matchmake/joinById/x", "/matchmake/join/friend-lobby"])(
    "is refused before it comes, and the connection closes: %s",
    async (path) => {
      const heads = [HOST, "Content-Type: application/json", "Content-Length: 99999999", "Expect: 100-continue"];
      const said = await rawRequest(product.url, [`POST ${path} HTTP/1.1`, ...heads]);
      expect(said).toMatch(/HTTP\/1\.1 413 .*Connection: close/is);
    },
  );
});

describe("a call", () => {
  it.each(["", "; charset=utf8", "; charset=UTF-8", ";odata=verbose", "; charset=latin1"])(
    "is JSON by its type, whatever else is said of it: %j",
    async (more) => {
      const answer = await fetch(`${product.url}/api/v2/auth/guest`, {
        method: "POST",
        headers: { "content-type": `application/json${more}` },
        body: "{}",
      });
      expect(answer.status).toBe(200);
    },
  );

  it.each(["application/jsonx", "application/json-patch+json", "text/plain, application/json"])(
    "is none as another type: %s",
    async (type) => {
      const headers = { "content-type": type };
      const answer = await fetch(`${product.url}/api/v2/auth/guest`, { method: "POST", headers, body: "{}" });
      expect(await answer.json()).toMatchObject({ error: "notJson" });
    },
  );

  it.each(["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"])(
    "isn't made by %s, and it is said how it is",
    async (method) => {
      for (const [path, ways] of [
        ["/auth/guest", "POST"],
        ["/auth/options", "GET, HEAD"],
        ["/players/Some_1", "GET, HEAD"],
      ]) {
        const said = await rawRequest(product.url, [`${method} /api/v2${path} HTTP/1.1`, HOST, "Connection: close"]);
        expect([path, said]).toEqual([path, expect.stringMatching(/^HTTP\/1\.1 405 /)]);
        expect(/^allow: (.*)\r$/im.exec(said)?.[1]).toBe(ways);
      }
      const nowhere = await rawRequest(product.url, [`${method} /api/v2/nowhere HTTP/1.1`, HOST, "Connection: close"]);
      expect(nowhere).toMatch(/^HTTP\/1\.1 404 /);
    },
  );
});
