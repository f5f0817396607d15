import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..", "..");
const doors = { "@quotehaven/platform": "index.ts", "@quotehaven/platform/shell": "shell.ts" };

/** The code of every folder that goes through our doors: the shell, the remotes, both landings. */
const code = readdirSync(root)
  .filter((name) => name === "shell" || name.startsWith("remote-"))
  .map((name) => join(root, name, "src"))
  .concat(join(import.meta.dirname, "landing"))
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name))
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

function takenFrom(door: string): Set<string> {
  const pattern = new RegExp(`\\{([^{}]*)\\} from "${door}";`, "g");
  return new Set(
    code.flatMap((text) => [...text.matchAll(pattern)].flatMap(([, list = ""]) => namesIn(list))),
  );
}

it.each(Object.entries(doors))("holds nothing in %s that nobody takes", (door, file) => {
  const text = readFileSync(join(import.meta.dirname, file), "utf8");
  const exported = [...text.matchAll(/\{([^}]*)\} from/g)].flatMap(([, list = ""]) =>
    namesIn(list),
  );
  const taken = takenFrom(door);
  expect(exported.length).toBeGreaterThan(0);
  expect(exported.filter((name) => !taken.has(name))).toEqual([]);
});
