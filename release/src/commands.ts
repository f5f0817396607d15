import { join, resolve } from "node:path";
import type { BuildRecord } from "./build";
import { examine, fix } from "./doctor";
import { readJsonFile } from "./files";
import { publishTogether, type TryOut } from "./publish";
import { liveBuilds, type Registry, type RegistryEntry } from "./registry";
import { deploymentHeaders, originsOf } from "./securityHeaders";
import { tryOutBuilds } from "./smoke";
import type { WrittenReplies } from "./smokeSite";
import { keptVersions, type ReleaseStore } from "./store";

/** What a command has to say: lines for people, or the same as data for programs. */
export type Answer = {
  lines: string[];
  data: unknown;
  /** What went well and needs attention all the same. */
  warnings?: string[];
  /** Whether the command ends with status 1. */
  isBad?: boolean;
};

/** Beside the sources of an app: `{ "GET /user/quotes": { "data": [] } }`. */
const REPLIES_FILE = "smoke-replies.json";

type PublishOptions = {
  canary?: number;
  smoke: boolean;
  takeOver?: boolean;
  allow?: string[];
  allowOverrides?: string[];
};

/** `publish`: puts finished builds live, all of them in one change. */
export async function publishFolders(
  store: ReleaseStore,
  named: string[],
  options: PublishOptions,
): Promise<Answer> {
  const folders = named.map((folder) => resolve(folder));
  const { canary: canaryPercent, smoke, takeOver: takesOver, allow } = options;
  const { allowOverrides: overrideOrigins } = options;
  const written = await writtenReplies(folders);
  const seen: string[] = [];
  const tryOut: TryOut = async (...trial) => {
    const { screens, milliseconds } = await tryOutBuilds(...trial, written);
    seen.push(`${screens} screens seen in a browser in ${(milliseconds / 1_000).toFixed(1)} s`);
  };
  const builds = await publishTogether(store, folders, {
    canaryPercent,
    tryOut: smoke ? tryOut : null,
    takesOver,
    allow,
    overrideOrigins,
  });
  const to = canaryPercent === undefined ? "live" : `canary for ${canaryPercent}%`;
  const registry = await store.registry();
  return {
    lines: [...builds.map(({ name, version }) => `${name} ${version}: ${to}`), ...seen],
    data: builds.map(({ name, version }) => ({ name, version, canary: canaryPercent ?? null })),
    warnings: builds.flatMap((build) => unconfirmed(registry, build)),
  };
}

/** The origins that a build asks for and that nobody confirmed, a sentence each. */
function unconfirmed({ allowed }: Registry, build: BuildRecord): string[] {
  return originsOf(build)
    .filter((origin) => !allowed[build.name]?.includes(origin))
    .map(
      (origin) =>
        `${build.name} asks for ${origin}. Pages may not use it before it is confirmed: ` +
        `publish --allow ${origin}.`,
    );
}

async function writtenReplies(folders: readonly string[]): Promise<WrittenReplies> {
  const files = folders.map((folder) => readJsonFile(join(folder, REPLIES_FILE)));
  return Object.assign({}, ...(await Promise.all(files)));
}

/** `list`: what is live, and what it can go back to. */
export async function list(store: ReleaseStore): Promise<Answer> {
  const { revision, owners, changes, apps, ...registry } = await store.registry();
  const known = await Promise.all(Object.values(apps).map((entry) => described(store, entry)));
  const retired = Object.entries(owners).filter(([name]) => !Object.hasOwn(apps, name));
  const overrides = registry.overrideOrigins.join(", ") || "nowhere";
  return {
    lines: [
      `revision ${revision}, overrides from ${overrides}`,
      ...changes.slice(0, 3).map(({ at, did, who, why }) => {
        return `  ${at}  ${did}, by ${who}${why ? `: ${why}` : ""}`;
      }),
      ...known.flatMap(({ lines }) => lines),
      ...retired.map(([name, { team }]) => `\n${name} (${team})\n  not live`),
    ],
    data: { revision, ...registry, owners, changes, apps: known.map(({ data }) => data) },
  };
}

async function described(store: ReleaseStore, entry: RegistryEntry) {
  const { name, team, stable, canary } = entry;
  const kept = await keptVersions(store.storage, name);
  const previous = entry.previous.filter((version) => kept.includes(version));
  const live = liveBuilds(entry).flatMap((build) => {
    const channel = build === stable ? "stable" : `canary ${canary?.percent}%`;
    const contract = build.contract ? `needs ${build.contract}` : `provides ${build.provides}`;
    return [
      `  ${channel.padEnd(10)} ${build.version}  ${contract}`,
      `  ${"".padEnd(10)} ${build.routes.map(({ prefix }) => prefix).join(" ")}`,
    ];
  });
  const earlier = previous.map((version) => `  previous   ${version}`);
  return {
    lines: [`\n${name} (${team})`, ...live, ...earlier],
    data: {
      name,
      team,
      stable: stable.version,
      canary: canary && { percent: canary.percent, version: canary.build.version },
      previous,
    },
  };
}

type HeaderOptions = {
  origin: string | null;
  recaptcha?: boolean;
  cardScript?: string;
  format: "plain" | "nginx";
};

/** `list --headers`: the security headers that a web server sends with every page and asset. */
export async function listHeaders(store: ReleaseStore, options: HeaderOptions): Promise<Answer> {
  const { origin, recaptcha: hasRecaptcha = false, cardScript: cardScriptUrl, format } = options;
  const deployment = { origin, hasRecaptcha, cardScriptUrl };
  const headers = deploymentHeaders(await store.registry(), deployment);
  const lines = Object.entries(headers).map(([name, value]) =>
    format === "nginx" ? `add_header ${name} "${value}" always;` : `${name}: ${value}`,
  );
  return { lines, data: headers };
}

/** `doctor`: what is wrong with the store; with `--fix`, after the repair. */
export async function doctor(store: ReleaseStore, options: { fix?: boolean }): Promise<Answer> {
  const done = options.fix ? await fix(store) : [];
  const problems = await examine(store);
  const words = problems.map(({ name, version, problem }) =>
    [name, version].filter(Boolean).join(" ").concat(`: ${problem}`),
  );
  return {
    lines: [...done, ...words, words.length === 0 ? "All is well." : `${words.length} problems.`],
    data: { done, problems },
    isBad: words.length > 0,
  };
}
