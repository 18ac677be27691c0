import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import type { Plugin } from "vite";

const PACKAGE = "lucide-react";
const ICONS = fileURLToPath(import.meta.resolve(PACKAGE).replace(/dist\/.*$/, "dist/esm/"));
const IMPORTS = /import \{([^}]*)\} from "lucide-react";/g;
const EXPORTS = /^export \{([^}]*)\} from '\.\/(icons\/[^']+)';$/gm;

/**
 * Takes each icon from its own file. The package's list of all icons would belong to every page, and with it each icon
 * that any page shows.
 */
export function iconImports(): Plugin {
  const list = readFileSync(`${ICONS}${PACKAGE}.mjs`, "utf8");
  const files = new Map(
    [...list.matchAll(EXPORTS)].flatMap(([, names = "", file = ""]) =>
      names.split(",").map((name) => [name.replace("default as", "").trim(), file] as const),
    ),
  );
  const oneByOne = (_all: string, names: string): string =>
    names
      .split(",")
      .map((name) => name.trim())
      .filter((name) => name !== "" && !name.startsWith("type "))
      .map((name) => {
        const [icon = "", local = icon] = name.split(" as ");
        const file = files.get(icon);
        if (file === undefined) throw new Error(`There is no icon "${icon}"`);
        return `import ${local} from ${JSON.stringify(ICONS + file)};`;
      })
      .join(" ");
  return {
    name: "icon-imports",
    apply: "build",
    enforce: "pre",
    transform: (code, id) => (/\.tsx?$/.test(id) && code.includes(PACKAGE) ? code.replaceAll(IMPORTS, oneByOne) : null),
  };
}
