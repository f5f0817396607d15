import type { Command } from "commander";
import { deploymentHeaders } from "../deploymentHeaders";
import { examine, whatGoes } from "../doctor";
import { keptVersions } from "../keptBuilds";
import { liveBuilds, type RegistryEntry } from "../registry";
import { allowOverrides } from "../releases";
import type { ReleaseStore } from "../store";
import { answering, openness } from "./command";

type HeaderOptions = { origin: string; recaptcha: boolean; nginx: boolean };

/** Commands about the store and the site as a whole. */
export function addSite(program: Command): void {
  program
    .command("overrides")
    .description("say from where builds may be tried out in one's own tab; nothing shuts it off")
    .argument("[origins...]", "origins, or loopback")
    .action(
      answering(program, async (store, origins: string[]) => {
        await allowOverrides(store, origins);
        return {
          lines: [`Builds may be tried out from: ${origins.join(", ") || "nowhere"}`],
          data: { overrideOrigins: origins },
        };
      }),
    );

  program
    .command("list")
    .description("show what is live and what it can go back to")
    .action(
      answering(program, async (store) => {
        const registry = await store.registry();
        const entries = Object.values(registry.apps);
        const apps = await Promise.all(entries.map((entry) => described(store, entry)));
        const lines = apps.flatMap((each) => each.lines);
        return {
          lines: [`revision ${registry.revision}`, ...lines],
          data: { revision: registry.revision, apps: apps.map((each) => each.data) },
          warnings: await openness(store),
        };
      }),
    );

  program
    .command("headers")
    .description("print the security headers that a web server sends with every page and asset")
    .requiredOption("--origin <url>", "where people find the site")
    .option("--recaptcha", "Google reCAPTCHA is configured", false)
    .option("--nginx", "as nginx takes them", false)
    .action(
      answering(program, async (store, options: HeaderOptions) => {
        const { origin, recaptcha: hasRecaptcha, nginx } = options;
        const headers = await deploymentHeaders(store, { origin, hasRecaptcha });
        const lines = Object.entries(headers).map(([name, value]) =>
          nginx ? `add_header ${name} "${value}" always;` : `${name}: ${value}`,
        );
        return { lines, data: headers };
      }),
    );

  program
    .command("doctor")
    .description("check that the store holds what was published, and that it fits together")
    .action(
      answering(program, async (store) => {
        const findings = await examine(store);
        const deprecated = await whatGoes(store);
        const lines = findings.map(
          ({ name, version, problem }) =>
            `${[name, version].filter(Boolean).join(" ")}: ${problem}`,
        );
        const sum = findings.length === 0 ? "All is well." : `${findings.length} problems.`;
        return {
          lines: [...lines, sum],
          data: { problems: findings, deprecated },
          warnings: deprecated,
          isBad: findings.length > 0,
        };
      }),
    );
}

async function described(store: ReleaseStore, entry: RegistryEntry) {
  const kept = new Set(await keptVersions(store.storage, entry.name));
  const previous = entry.previous.filter((version) => kept.has(version));
  const live = liveBuilds(entry).flatMap((build) => {
    const channel = build === entry.stable ? "stable" : `canary ${entry.canary?.percent}%`;
    const needs = build.contract ? `needs ${build.contract}` : `provides ${build.provides}`;
    return [
      `  ${channel.padEnd(10)} ${build.version}  ${needs}`,
      `  ${"".padEnd(10)} ${build.routes.map(({ prefix }) => prefix).join(" ")}`,
    ];
  });
  const { name, team, stable, canary } = entry;
  return {
    lines: [
      `\n${name} (${team})`,
      ...live,
      ...previous.map((version) => `  previous   ${version}`),
    ],
    data: {
      name,
      team,
      stable: stable.version,
      canary: canary && { percent: canary.percent, version: canary.build.version },
      previous,
    },
  };
}
