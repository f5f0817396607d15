import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { matchRoutes } from "react-router-dom";
import { appFolders } from "../bin/appFolders.mjs";
import { isTestFile } from "../bin/folders.mjs";
import { appIn, root, type App } from "./testing/appIn";
import typicalChanges from "./typicalChanges.json" with { type: "json" };

const remotes = readdirSync(root).filter((name) => name.startsWith("remote-"));

/** Every file of a folder, or of none where it is not there, from the root on. */
const filesIn = (folder: string) =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((name) =>
        join(folder, name),
      )
    : [];

it("has the shell first among the apps, then every remote", () => {
  expect(remotes.length).toBeGreaterThan(0);
  const [first, ...others] = appFolders();
  expect([first, ...others.sort()]).toEqual(["shell", ...remotes.toSorted()]);
});

it.each(typicalChanges)("$change touches files that are there", ({ touched }) => {
  expect(touched.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

it("says of an error code all of its places in the contract", () => {
  const change = typicalChanges.find((one) => one.change === "an error code");
  for (const file of change?.touched ?? []) {
    expect(readFileSync(join(root, file), "utf8")).toContain('"duplicate-email"');
  }
});

/** What is deployed, as the rows of the table in docs/remotes.md. */
async function deployedRows(): Promise<string[]> {
  const apps = await Promise.all(
    appFolders().map(async (folder) => ({ folder, ...(await appIn(folder)) })),
  );
  return apps.flatMap(({ folder, team, areas }) =>
    areas.map(({ prefix, exact, role, home, landingOf }) => {
      const address = `\`${prefix}\`${exact ? " alone" : ""}`;
      const is = home ? `home of ${role}s` : landingOf ? `landing of ${landingOf}s` : "";
      return `| \`${folder}\` | ${team} | ${address} | ${role} | ${is} |`;
    }),
  );
}

it("tells in docs/remotes.md what is deployed, as the remotes say it", async () => {
  const text = readFileSync(join(root, "docs", "remotes.md"), "utf8");
  const rows = text.split("\n").filter((line) => /^\| `(?:shell|remote-)/.test(line));
  expect(rows).toEqual(await deployedRows());
});

let apps: App[];
beforeAll(async () => {
  apps = await Promise.all(
    remotes.map(async (folder) => ({ ...(await appIn(folder)), name: folder })),
  );
});

/** What must not know them; of the API, what writes links: its own calls have names of their own. */
const withoutPrefixes = [
  "shell/src",
  "platform/src",
  "contract/src/release",
  "api/src/outbox/mail",
  "api/src/outbox",
];

const sourcesIn = (folder: string) =>
  filesIn(folder).filter((name) => /\.tsx?$/.test(name) && !isTestFile(name));

/** The files that name a prefix or a path below it. */
function naming(prefix: string, files: string[]): string[] {
  const named = new RegExp(`["'\`]${prefix}(?=["'\`/?#])`);
  return files.filter((file) => {
    const lines = readFileSync(join(root, file), "utf8").split("\n");
    return lines.some((line) => named.test(line) && !/^\s*(?:\*|\/\/|\/\*)|\burl:/.test(line));
  });
}

it("lets only its remote name a prefix, but for the front page", () => {
  const prefixes = apps
    .flatMap(({ areas }) => areas.map(({ prefix }) => prefix))
    .filter((prefix) => prefix !== "/");
  expect(prefixes).toContain("/agent");
  const files = withoutPrefixes.flatMap(sourcesIn);
  const named = prefixes.map((prefix) => [prefix, naming(prefix, files)]);
  expect(named).toEqual(prefixes.map((prefix) => [prefix, []]));
});

it.each(remotes)("%s names no path of another remote's area", (name) => {
  const homes = apps
    .filter((other) => other.name !== name)
    .flatMap(({ areas }) => areas.filter(({ home }) => home));
  // The API's calls have paths of their own.
  const sources = sourcesIn(join(name, "src")).filter((file) => !/Api\.ts$/.test(file));
  expect(homes.flatMap(({ prefix }) => naming(prefix, sources))).toEqual([]);
});

it("leads each kind of notification to one area, at a path that is there", () => {
  const texts = readFileSync(join(root, "platform/src/messages/en.json"), "utf8");
  const kinds = Object.keys(JSON.parse(texts))
    .filter((key) => key.startsWith("notifications.text."))
    .map((key) => key.replace("notifications.text.", ""))
    .filter((kind) => kind !== "unreadable");
  const targets = apps.flatMap(({ areas }) =>
    areas.flatMap(({ notifications = {}, routes }) =>
      Object.entries(notifications).map(([kind, { to }]) => ({
        kind,
        isThere: matchRoutes(routes, `/${to}`) !== null,
      })),
    ),
  );
  expect(targets.toSorted((a, b) => (a.kind < b.kind ? -1 : 1))).toEqual(
    kinds.toSorted().map((kind) => ({ kind, isThere: true })),
  );
});

const brandFile = "shared-ui/src/theme/brand.json";
const brand: { email: string; phone: string; address: string } = JSON.parse(
  readFileSync(join(root, brandFile), "utf8"),
);

/** What people see: pages, icon, mails, printed pages, terms. */
const seen = readdirSync(root)
  .filter((name) =>
    /^(api|contract|platform|shared-features|shared-ui|shell|remote-.*)$/.test(name),
  )
  .flatMap((name) => [...filesIn(join(name, "src")), ...filesIn(join(name, "terms"))])
  .filter((file) => /\.(tsx?|json|css|html|svg)$/.test(file) && !isTestFile(file))
  .filter((file) => file !== brandFile);

const holding = (isIn: (text: string) => boolean) =>
  seen.filter((file) => isIn(readFileSync(join(root, file), "utf8")));

it("finds what people see", () => {
  expect(seen).toEqual(
    expect.arrayContaining([
      "api/src/outbox/mail/writeMail.ts",
      "platform/terms/terms.css",
      "shell/src/favicon.svg",
      "shell/src/page.html",
    ]),
  );
});

it("has each colour in brand.json alone", () => {
  expect(holding((text) => /#(?:[0-9a-f]{6}|[0-9a-f]{8})\b/i.test(text))).toEqual([]);
});

it.each([brand.email, brand.phone, brand.address])("has %s in brand.json alone", (contact) => {
  expect(holding((text) => text.includes(contact))).toEqual([]);
});

const requirements = readFileSync(join(root, "docs/requirements.md"), "utf8");

/** Everything in the sources that matches, without file names. */
function cited(pattern: string): string[] {
  const files = ["*.ts", "*.tsx", "*.mjs", "*.sql", "*.md", ":!docs/requirements.md"];
  const options = { cwd: root, encoding: "utf8" } as const;
  return execFileSync("git", ["grep", "-ohE", pattern, "--", ...files], options)
    .split("\n")
    .filter(Boolean);
}

/** `QUE-2/3` names QUE-2 and QUE-3. */
function idsOf(citation: string): string[] {
  const [prefix, numbers = ""] = citation.split("-");
  return numbers.split("/").map((number) => `${prefix}-${number}`);
}

it("tells in the project's own documents every requirement that the code cites by its id", () => {
  const known = new Set(
    [...requirements.matchAll(/^- \*\*([A-Z]{3}-\d+)\*\*/gm)].map(([, id]) => id),
  );
  const prefixes = [...new Set([...known].map((id) => id?.slice(0, 3)))].join("|");
  const ids = new Set(cited(`\\b(${prefixes})-[0-9]+(/[0-9]+)*`).flatMap(idsOf));

  expect(ids.size).toBeGreaterThan(40);
  expect([...ids].filter((id) => !known.has(id))).toEqual([]);
});

/** `5.2 to 5.9` names eight sections. */
function sectionsOf([, chapter, first, last = first]: RegExpExecArray): string[] {
  if (first === undefined) return [`${chapter}`];
  const count = Number(last) - Number(first) + 1;
  return Array.from({ length: count }, (_, step) => `${chapter}.${Number(first) + step}`);
}

it("tells there every section of the specification that the code cites by its number", () => {
  const headings = requirements.matchAll(/^- \*\*(\d)(?:\.(\d+)(?: to \d\.(\d+))?)?/gm);
  const known = new Set([...headings].flatMap(sectionsOf));
  const sections = new Set(
    cited("specification,? (section )?[0-9](\\.[0-9]+)?").map((text) => text.replace(/^.* /, "")),
  );

  expect(sections.size).toBeGreaterThan(10);
  expect([...sections].filter((section) => !known.has(section))).toEqual([]);
});
