import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { allowedIn } from "./config";
import { limits, limitVariable, settings, variables, type Setting } from "./settings";

const root = join(import.meta.dirname, "../..");
const operationsFile = join(root, "docs/operations.md");
const exampleFile = join(root, ".env.example");

/** The files that are made from the settings, and their texts. */
export async function settingsDocs(): Promise<{ file: string; text: string }[]> {
  const operations = await readFile(operationsFile, "utf8");
  const table = `<!-- prettier-ignore-start -->\n${settingsTable()}<!-- prettier-ignore-end -->`;
  return [
    {
      file: operationsFile,
      text: operations.replace(
        /<!-- prettier-ignore-start -->[^]*<!-- prettier-ignore-end -->/,
        () => table,
      ),
    },
    { file: exampleFile, text: envExample() },
  ];
}

const defaultOf = (setting: Setting) => String(setting.default ?? setting.unset);

function settingsTable(): string {
  const own = Object.entries<Setting>(settings.properties).map(([name, setting]) => [
    `\`${name}\``,
    defaultOf(setting),
    allowedIn(setting),
    setting.description,
  ]);
  const ofLimits = Object.entries(limits).map(([name, { max, windowSeconds, description }]) => [
    `\`${limitVariable(name)}\``,
    `${max} in ${windowSeconds} s`,
    "the number; `…_SECONDS` is the time",
    description,
  ]);
  const rows = [["Variable", "Default", "Allowed", "Meaning"], ["-", "-", "-", "-"], ...own];
  return [...rows, ...ofLimits].map((cells) => `| ${cells.join(" | ")} |\n`).join("");
}

function envExample(): string {
  const lines = Object.entries(variables).map(([name, setting]) => {
    const value = setting.default === undefined ? "" : `"${defaultOf(setting)}"`;
    const comment =
      name.endsWith("_SECONDS") && name.startsWith("LIMIT_") ? "" : `# ${setting.description}\n`;
    return `${comment}# ${name}=${value}\n`;
  });
  return `# Every variable is optional locally. docs/operations.md says what each may be.\n\n${lines.join("")}`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  for (const { file, text } of await settingsDocs()) await writeFile(file, text);
}
