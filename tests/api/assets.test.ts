import { readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import express from "express";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { builtFiles } from "../../api/built-files.ts";
import { startProduct, type Product } from "../support/product.ts";

const ASSETS = join(import.meta.dirname, "../../dist/client/assets");
const PRACTICE = join(import.meta.dirname, "../../dist/client/practice/assets");
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

describe("every file", () => {
  const PATHS = [
    "/redline.svg",
    "/icon-192.png",
    "/manifest.webmanifest",
    "/practice-worker.js",
    `/assets/${names.find((name) => name.endsWith(".js"))}`,
    `/practice/assets/${readdirSync(PRACTICE).find((name) => name.endsWith(".js"))}`,
  ];
  const look = (path: string, headers: Record<string, string>) => fetch(product.url + path, { headers });

  it.each(["bytes=5-2", "bytes=-5", "bytes=0-9", "bytes=abc", "lines=1-2", "bytes=999999999-"])(
    "is sent as a whole, whatever part is asked for: %s",
    async (range) => {
      for (const path of PATHS) {
        const whole = await (await look(path, {})).text();
        for (const more of [{}, { "if-range": '"x"' }] as Record<string, string>[]) {
          const answer = await look(path, { range, ...more });
          expect([path, answer.status, (await answer.text()) === whole]).toEqual([path, 200, true]);
        }
      }
    },
  );

  it("comes in an encoding that is taken", async () => {
    for (const path of PATHS.filter((each) => /\.(js|svg)$/.test(each))) {
      const encodingOf = async (taken: string) =>
        (await look(path, { "accept-encoding": taken })).headers.get("content-encoding");
      const asked = ["br, gzip", "gzip", "br;q=0", "gzip;q=0", "br;q=0, gzip", "identity", "*"];
      expect([path, ...(await Promise.all(asked.map(encodingOf)))]).toEqual([
        path,
        "br",
        "gzip",
        null,
        null,
        "gzip",
        null,
        "br",
      ]);
    }
  });

  it("has a tag for each encoding, by which it is known again", async () => {
    for (const path of PATHS) {
      const tags = ["br", "gzip", "identity"].map(
        async (encoding) => (await look(path, { "accept-encoding": encoding })).headers.get("etag") ?? "",
      );
      const [br = "", , plain = ""] = await Promise.all(tags);
      const isText = /\.(js|svg)$/.test(path);
      expect([path, br, br !== plain]).toEqual([path, expect.stringMatching(/^"[\w-]+"$/), isText]);
      const statusFor = async (known: string) =>
        (await look(path, { "accept-encoding": "br", "if-none-match": known })).status;
      const said = [br, `W/${br}`, `"other", ${br}`, "*", '"other"', ...(isText ? [plain] : [])];
      const is = [304, 304, 304, 304, 200, ...(isText ? [200] : [])];
      expect([path, ...(await Promise.all(said.map(statusFor)))]).toEqual([path, ...is]);
    }
  });
});

it("a built page and its files stay whole while the client is built anew beneath", async () => {
  const folder = await mkdtemp(join(tmpdir(), "redline-files-"));
  await writeFile(join(folder, "goes.txt"), "still here");
  const server = express().use(builtFiles(folder, "no-cache")).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  await rm(folder, { recursive: true });
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/goes.txt`);
  expect(await answer.text()).toBe("still here");
  server.close();
});

describe("what is known of the site", () => {
  it("is known again by its tag, however a proxy writes it", async () => {
    const site = (headers: Record<string, string> = {}) => fetch(`${product.url}/site.json`, { headers });
    const tag = (await site()).headers.get("etag") ?? "";
    const known = [tag, `W/${tag}`, `"other", ${tag}`, "*", '"other"'];
    const answers = await Promise.all(known.map((each) => site({ "if-none-match": each })));
    expect(answers.map(({ status }) => status)).toEqual([304, 304, 304, 304, 200]);
  });
});
