import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { startProduct, type Product } from "../support/product.ts";

const ASSETS = join(import.meta.dirname, "../../dist/client/assets");
const names = readdirSync(ASSETS).filter((name) => !/\.(br|gz)$/.test(name));

let product: Product;
beforeAll(async () => {
  product = await startProduct({ withClient: true });
});
afterAll(() => product.close());

const ask = (name: string, encodings: string, method = "GET") =>
  fetch(`${product.url}/assets/${name}`, { method, headers: { "accept-encoding": encodings } });

describe("a file that isn't there", () => {
  it.each([
    ["/assets/index-0ldHash.js", "*/*"],
    ["/assets/index-0ldHash.js", "text/html,*/*"],
    ["/assets/page-0ldHash.css", "text/css,*/*;q=0.1"],
    ["/practice/assets/gone.js", "*/*"],
    ["/wp-login.php", "*/*"],
    ["/images/gone.png", "image/avif,image/webp,*/*"],
    ["/.well-known/security.txt", "*/*"],
    ["/app.webmanifest.map", "*/*"],
  ])("is said to be none, and is no page: %s for %s", async (path, accept) => {
    const answer = await fetch(product.url + path, { headers: { accept } });
    expect([answer.status, answer.headers.get("content-type")]).toEqual([404, "text/plain; charset=utf-8"]);
    expect(await answer.text()).not.toContain("<");
  });

  it.each(["/no/such/page", "/team/NOBODY", "/a.page"])(
    "is a page where a person opens an address: %s",
    async (path) => {
      const answer = await fetch(product.url + path, { headers: { accept: "text/html,application/xhtml+xml" } });
      expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
      await answer.arrayBuffer();
    },
  );
});

describe("the files of the built client", () => {
  it("come as they were built, in whatever encoding is taken, to be kept for ever", async () => {
    for (const name of names) {
      const built = readFileSync(join(ASSETS, name));
      for (const encodings of ["gzip, br", "gzip", "identity"]) {
        const answer = await ask(name, encodings);
        expect([answer.status, answer.headers.get("cache-control")]).toEqual([
          200,
          "public, max-age=31536000, immutable",
        ]);
        expect(Buffer.from(await answer.arrayBuffer()).equals(built)).toBe(true);
      }
    }
    const script = names.find((name) => name.endsWith(".js")) ?? "";
    const encodingOf = async (encodings: string) => (await ask(script, encodings)).headers.get("content-encoding");
    expect(await Promise.all(["gzip, br", "gzip", "identity"].map(encodingOf))).toEqual(["br", "gzip", null]);
  });

  it("are told about without their content, and are nothing but themselves", async () => {
    const [name = ""] = names;
    const head = await ask(name, "identity", "HEAD");
    expect(head.headers.get("content-length")).toBe(String(readFileSync(join(ASSETS, name)).length));
    expect(await head.text()).toBe("");
    for (const other of ["no-such.js", "..%2f..%2f..%2fpackage.json", `${name}%00`]) {
      const answer = await ask(other, "identity");
      expect([other, answer.headers.get("cache-control")]).toEqual([other, "no-cache"]);
      expect(await answer.text()).not.toContain('"dependencies"');
    }
  });
});
