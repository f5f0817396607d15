import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { allowedIn } from "./config";
import { limits, settings, type Setting } from "./settings";

const root = join(import.meta.dirname, "../../../..");

/** The files that are made from the settings, and their texts. */
export const settingsDocs = (): { file: string; text: string }[] => [
  { file: join(root, "docs/settings.md"), text: settingsPage() },
  { file: join(root, ".env.example"), text: envExample() },
];

const defaultOf = (setting: Setting) => String(setting.default ?? setting.unset);

const rowsOf = (rows: readonly string[][]) =>
  rows.map((cells) => `| ${cells.join(" | ")} |\n`).join("");

function settingsPage(): string {
  const own = Object.entries<Setting>(settings.properties).map(([name, setting]) => [
    `\`${name}\``,
    defaultOf(setting),
    allowedIn(setting),
    setting.description ?? "",
  ]);
  const ofLimits = Object.entries(limits).map(([name, { max, windowSeconds, description }]) => [
    `\`${name}\``,
    String(max),
    String(windowSeconds),
    description,
  ]);
  return `# Settings

The API reads these environment variables once, at its start. It refuses to start with a wrong value
and names each one. \`npm run settings-docs --workspace api\` writes this page and \`.env.example\` from
\`api/src/server/settings/settings.ts\`.

| Variable | Default | Allowed | Meaning |
| - | - | - | - |
${rowsOf(own)}
\`npm start\` also reads \`SANDBOX_PORT\` (PORT + 1) and \`SANDBOX_SMTP_PORT\` (PORT + 2).

## Limits

A limit counts in windows that begin with the first use. \`LIMITS\` holds what differs from this table:
\`{"loginByIp":{"max":50}}\` doubles the sign-ins from one IP address, and \`windowSeconds\` is the length
of a window.

| Limit | Times | Seconds | Counts |
| - | -: | -: | - |
${rowsOf(ofLimits)}`;
}

function envExample(): string {
  const lines = Object.entries<Setting>(settings.properties).map(([name, setting]) => {
    const value = setting.default === undefined ? "" : `"${defaultOf(setting)}"`;
    return `# ${setting.description}\n# ${name}=${value}\n`;
  });
  return `# Every variable is optional locally. docs/settings.md says what each may be.\n\n${lines.join("")}`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  for (const { file, text } of settingsDocs()) await writeFile(file, text);
}
