import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..", "..");
const entries = {
  "@quotehaven/platform": "index.ts",
  "@quotehaven/platform/area": "area/index.ts",
  "@quotehaven/platform/forms": "forms/index.ts",
  "@quotehaven/platform/shell": "shell.ts",
};

/** The code of every folder that imports us: the shell, the remotes, the kit with its starter, shared features. */
const code = readdirSync(root)
  .filter((name) => name === "shell" || name.startsWith("remote-"))
  .map((name) => join(root, name, "src"))
  .concat(
    join(root, "shared-features", "src"),
    ...["build", "src", "starter"].map((name) => join(root, "kit", name)),
  )
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(tsx?|mjs)$/.test(name))
      .map((name) => readFileSync(join(folder, name), "utf8")),
  );

const namesIn = (list: string) =>
  list
    .split(",")
    .map((name) =>
      name
        .trim()
        .replace(/^type /, "")
        .replace(/ as .*/, ""),
    )
    .filter(Boolean);

function importedFrom(entry: string): Set<string> {
  const pattern = new RegExp(`\\{([^{}]*)\\} (?:from |= await import\\()"${entry}"`, "g");
  return new Set(
    code.flatMap((text) => [...text.matchAll(pattern)].flatMap(([, list = ""]) => namesIn(list))),
  );
}

it.each(Object.entries(entries))("exports nothing from %s that nobody imports", (entry, file) => {
  const text = readFileSync(join(import.meta.dirname, file), "utf8");
  const exported = [...text.matchAll(/\{([^}]*)\} from/g)].flatMap(([, list = ""]) =>
    namesIn(list),
  );
  const imported = importedFrom(entry);
  expect(exported.length).toBeGreaterThan(0);
  expect(exported.filter((name) => !imported.has(name))).toEqual([]);
});
