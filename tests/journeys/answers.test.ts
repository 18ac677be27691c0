import { expect, it } from "vitest";

import { typeLogIn } from "../support/account-screen.ts";
import { beginJourney } from "../support/begin-journey.ts";
import { newPage } from "../support/browser.ts";

const { product, browser } = await beginJourney();

it("an answer that cannot be read is told of in plain words, and never taken for a yes", async () => {
  const { page } = await newPage(browser);
  await page.goto(`${product.url}/login`);
  const cases = [
    { status: 200, body: "", words: "Unknown Error. Nothing returned." },
    { status: 200, body: "<h1>Sign in to the school network</h1>", words: "Unknown Error. Nothing returned." },
    { status: 502, body: "<h1>Bad Gateway</h1>", words: "Unknown Error. Please try again." },
  ];
  for (const { status, body, words } of cases) {
    await page.route("**/api/v2/auth/login/username", (route) => route.fulfill({ status, body }));
    await typeLogIn(page, "Somebody", "correct-horse-battery");
    await page.getByText(words, { exact: true }).waitFor();
    await page.unroute("**/api/v2/auth/login/username");
  }
  expect(new URL(page.url()).pathname).toBe("/login");
});
