import { execFileSync, spawnSync } from "node:child_process";
import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { NEWS_LIMITS } from "#shared/rules/news/limits.ts";
import { NewsFolder } from "#shared/server/news/folder.ts";

import { jpegOf, pngOf, webpOf } from "../support/still-pictures.ts";

const post = (title: string, body = "Hello.", more = "") =>
  `---\ntitle: ${title}\ndate: 2026-12-01\nsummary: A day.\n${more}---\n\n${body}\n`;

interface Line {
  readonly file?: string;
  readonly cause?: string;
}

let place: string;
let dir: string;
let lines: [Line, string][];
let folder: NewsFolder;
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), "redline-news-"));
  dir = join(place, "news");
  await mkdir(dir);
  lines = [];
  folder = new NewsFolder(dir, "story", { warn: (...said: [Line, string]) => lines.push(said) } as never);
});
afterEach(() => rm(place, { recursive: true }));

const put = (name: string, content: string | Buffer) => writeFile(join(dir, name), content);
const titles = async () => (await folder.read()).map(({ head }) => head.title);
const problems = () => Object.fromEntries(folder.problems());

describe("a folder of news", () => {
  it("shows the good files, and names each of the others in the log, once for each time that it is changed", async () => {
    await put("good.md", post("Good"));
    await put("windows.md", `\uFEFF${post("Windows").replaceAll("\n", "\r\n")}`);
    await put("script.md", post("Script", "<script>alert(1)</script>"));
    await put("huge.md", post("Huge", "a ".repeat(NEWS_LIMITS.bytes)));
    await put("binary.md", Buffer.from([0x2d, 0xff, 0xfe, 0x00, 0x80]));
    await put("nul.md", post("Nul", "a\0b"));
    await put("headless.md", "Hello.");
    await put("deep.md", post("Deep", ">".repeat(9_000)));
    await put("Big Name.md", post("Name"));
    await put("_draft.md", "not yet");
    await put("notes.txt", "no news");
    await mkdir(join(dir, "folder.md"));
    expect(await titles()).toEqual(["Good", "Windows"]);
    expect(problems()).toEqual({
      "Big Name.md": expect.stringContaining("the name of a file is its address") as string,
      "binary.md": "it isn't text in UTF-8",
      "deep.md": expect.stringContaining("signs of Markdown") as string,
      "folder.md": "folder.md is no file",
      "headless.md": expect.stringContaining("begins with its title") as string,
      "huge.md": "huge.md is larger than 32 KiB",
      "nul.md": "it has characters that can't be seen",
      "script.md": expect.stringContaining("line 7: this looks like HTML") as string,
    });
    expect(lines.map(([{ file = "" }]) => file.slice(dir.length + 1)).toSorted()).toEqual(
      Object.keys(problems()).toSorted(),
    );
    lines = [];
    expect(await titles()).toEqual(["Good", "Windows"]);
    expect(lines).toEqual([]);
    await put("script.md", post("Script", "<b>still</b>"));
    await put("huge.md", post("Small"));
    expect(await titles()).toEqual(["Good", "Small", "Windows"]);
    expect(lines.map(([{ file }]) => file)).toEqual([join(dir, "script.md")]);
  });

  it("has a post as it stands in its file now, and has it no more when the file is gone", async () => {
    await put("one.md", post("Before"));
    expect(await titles()).toEqual(["Before"]);
    await writeFile(join(place, "next.md"), post("Now, and it is longer"));
    await rename(join(place, "next.md"), join(dir, "one.md"));
    expect(await titles()).toEqual(["Now, and it is longer"]);
    await rm(join(dir, "one.md"));
    expect(await titles()).toEqual([]);
  });

  it("follows links that stay inside, and none that lead out, to nothing, or to a pipe", async () => {
    await writeFile(join(place, "secret.md"), post("Secret"));
    await writeFile(join(place, "secret.png"), pngOf(4, 4));
    await mkdir(join(dir, "..data"));
    await writeFile(join(dir, "..data", "inside.md"), post("Inside"));
    await symlink("..data/inside.md", join(dir, "inside.md"));
    await symlink("../secret.md", join(dir, "out.md"));
    await symlink("/etc/passwd", join(dir, "passwd.md"));
    await symlink("nowhere.md", join(dir, "nowhere.md"));
    await symlink("../secret.png", join(dir, "out.png"));
    await put("with-out.md", post("Picture", "![A secret](out.png)"));
    execFileSync("mkfifo", [join(dir, "pipe.md")]);
    expect(await titles()).toEqual(["Inside"]);
    expect(problems()).toEqual({
      "nowhere.md": expect.stringContaining("can't be read (ELOOP)") as string,
      "out.md": "out.md leads out of the folder",
      "passwd.md": "passwd.md leads out of the folder",
      "pipe.md": "pipe.md is no file",
      "with-out.md": "out.png leads out of the folder",
    });
  });

  it("has the pictures of a post with their sizes, once they are there, and are pictures that stand still", async () => {
    const body = "![Tall](tall.jpg)\n\n![Small](small.webp)";
    await put("cup.md", post("Cup", body, "picture: wide.png\nalt: A wide cup\n"));
    expect(await titles()).toEqual([]);
    expect(problems()).toEqual({ "cup.md": "wide.png isn't in the folder" });
    await put("wide.png", pngOf(40, 20));
    await put("tall.jpg", jpegOf(300, 1_200));
    await put("small.webp", webpOf(64, 32));
    const [cup] = await folder.read();
    expect(cup?.head.picture).toEqual({ src: "/share/news/cup/wide.png", alt: "A wide cup", width: 40, height: 20 });
    expect(cup?.blocks).toEqual([
      { kind: "picture", picture: { src: "/share/news/cup/tall.jpg", alt: "Tall", width: 300, height: 1_200 } },
      { kind: "picture", picture: { src: "/share/news/cup/small.webp", alt: "Small", width: 64, height: 32 } },
    ]);
    expect([...(cup?.pictures ?? [])]).toEqual(["wide.png", "tall.jpg", "small.webp"]);

    const bad: readonly (readonly [name: string, bytes: Buffer | string, reason: string])[] = [
      ["wide.png", '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', "isn't the picture"],
      ["wide.png", jpegOf(40, 20), "isn't the picture"],
      ["wide.png", pngOf(40, 20).subarray(0, 18), "isn't the picture"],
      ["wide.png", "", "isn't the picture"],
      ["wide.png", pngOf(40, 20, ["acTL"]), "moves"],
      ["wide.png", pngOf(NEWS_LIMITS.pictureSide + 1, 1), "4096 is the limit"],
      ["wide.png", Buffer.alloc(NEWS_LIMITS.pictureBytes + 1), "is larger than 1024 KiB"],
      ["tall.jpg", Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0]), "isn't the picture"],
      ["tall.jpg", Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.alloc(5_000, 0xff)]), "isn't the picture"],
      ["small.webp", webpOf(64, 32, 2), "moves"],
    ];
    for (const [name, bytes, reason] of bad) {
      await put("wide.png", pngOf(40, 20));
      await put("tall.jpg", jpegOf(300, 1_200));
      await put("small.webp", webpOf(64, 32));
      expect(await titles()).toEqual(["Cup"]);
      await put(name, bytes);
      expect([name, reason, await titles()]).toEqual([name, reason, []]);
      expect(problems()["cup.md"]).toContain(reason);
    }
  });

  it("of thousands of files reads those whose names come last, and says so once", async () => {
    const count = NEWS_LIMITS.files + 200;
    const names = Array.from({ length: count }, (_, nth) => `post-${String(nth).padStart(5, "0")}`);
    await Promise.all(names.map((name) => put(`${name}.md`, post(name))));
    const read = await titles();
    expect(read).toEqual(names.slice(-NEWS_LIMITS.files));
    await folder.read();
    expect(lines).toEqual([
      [{ folder: dir, files: count, limit: NEWS_LIMITS.files }, "there are more files of news than are read"],
    ]);
  });

  it("that is away leaves what was there, is named once, and shows what is there when it is back", async () => {
    await put("one.md", post("One"));
    expect(await titles()).toEqual(["One"]);
    await rename(dir, `${dir}-away`);
    expect(await titles()).toEqual(["One"]);
    expect(await titles()).toEqual(["One"]);
    expect(lines.map(([, sentence]) => sentence)).toEqual(["the folder of news can't be read"]);
    await rename(`${dir}-away`, dir);
    await put("two.md", post("Two"));
    expect(await titles()).toEqual(["One", "Two"]);
  });
});

describe("npm run news -- check", () => {
  const check = (...words: readonly string[]) => {
    const { stdout, status } = spawnSync(process.execPath, ["scripts/news.ts", ...words], { encoding: "utf8" });
    return { stdout, status };
  };

  it("names each post, and what is wrong with the others, and says by its end whether any is", async () => {
    await put("good.md", post("Good"));
    expect(check("check", dir)).toEqual({
      status: 0,
      stdout: "2026-12-01T00:00  /news/good  Good\n1 of 1 would be shown.\n",
    });
    await put("bad\u001B[2J.md", "Hello.");
    const { stdout, status } = check("check", dir);
    expect([status, stdout.includes("\u001B")]).toEqual([1, false]);
    expect(stdout).toContain("the name of a file is its address");
    expect(stdout).toContain("1 of 2 would be shown.");
    expect(check("check", join(dir, "nowhere")).status).toBe(1);
    expect(check("--help").status).toBe(0);
    expect(check("chekc", dir).status).toBe(1);
    expect(check("check")).toMatchObject({ status: 0 });
  });
});
