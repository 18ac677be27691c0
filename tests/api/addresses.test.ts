import { get, type IncomingMessage } from "node:http";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { PAGES } from "#shared/content/pages.ts";

import { startProduct, type Product } from "../support/product.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct({ withClient: true });
});
afterAll(() => product.close());

const VISIT = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";

/** The status and type of an answer; the path is sent as it is. */
const at = (path: string, accept: string): Promise<readonly [number | undefined, string | undefined]> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(product.url);
    const hear = (answer: IncomingMessage): void => {
      answer.resume();
      resolve([answer.statusCode, answer.headers["content-type"]?.split(";")[0]]);
    };
    get({ hostname, port, path, headers: { accept } }, hear).on("error", reject);
  });

describe("an address", () => {
  it("of a page is the page, whoever asks", async () => {
    const own = PAGES.map(({ path }) => path.replaceAll(/:\w+/g, "Some_1"));
    for (const path of [...own, "/race/", "/Garage", "/%72ace", "/race?x=a.b", "/error/not-found", "/practice"])
      for (const accept of [VISIT, "*/*"])
        expect([path, ...(await at(path, accept))]).toEqual([path, 200, "text/html"]);
  });

  it.each([
    "/no/such/page",
    "/index.html",
    "/index.html.type",
    "/x.html",
    "/site.webmanifest",
    "/foo%2ejs",
    "/foo.js/",
    "/foo.png/bar",
    "/racer/a.b",
    "/robots.txt",
    "/sitemap.xml",
    "/favicon.ico",
    "/sw.js",
    "/%zz",
  ])("of nothing is a page that says so to a person, and a word to a program: %s", async (path) => {
    for (const accept of [VISIT, "TEXT/HTML"]) expect(await at(path, accept)).toEqual([404, "text/html"]);
    for (const accept of ["*/*", "text/html;q=0", "image/png,*/*"])
      expect([accept, ...(await at(path, accept))]).toEqual([accept, 404, "text/plain"]);
  });

  it.each([
    "/.git/config",
    "/.git/HEAD",
    "/.env",
    "/.DS_Store",
    "/x/.env",
    "/%2eenv",
    "/.well-known",
    "/assets",
    "/assets/",
  ])("of files only is never the page: %s", async (path) => {
    for (const accept of [VISIT, "*/*"]) expect(await at(path, accept)).toEqual([404, "text/plain"]);
  });

  it.each(["/api", "/api/v1/x", "/api/v3/self", "/matchmake/joinById/x", "/operator/", "/API/v1"])(
    "of calls and joins is never the page: %s",
    async (path) => {
      for (const accept of [VISIT, "*/*"]) expect(await at(path, accept)).toEqual([404, "application/json"]);
    },
  );

  it("may be written in other ways: the file is the same", async () => {
    expect(await at("/%72edline.svg", "*/*")).toEqual([200, "image/svg+xml"]);
  });
});
