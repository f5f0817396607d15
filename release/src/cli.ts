import { resolve } from "node:path";
import { Command } from "commander";
import { deploymentHeaders } from "./deploymentHeaders";
import { examine } from "./doctor";
import { liveBuilds } from "./registry";
import { ReleaseError } from "./ReleaseError";
import { allowOverrides, canary, promote, publish, rollback } from "./releases";
import { keptVersions } from "./keptBuilds";
import { overBudget } from "./scriptBudget";
import { openStore } from "./store";

const program = new Command("release")
  .description("Puts builds of the shell and of the remotes live, and takes them back.")
  .option("--store <folder>", "the release store", process.env.RELEASE_STORE ?? ".releases");

const store = () =>
  openStore(resolve(program.opts<{ store: string }>().store), {
    origin: process.env.PUBLIC_ORIGIN?.replace(/\/+$/, "") || null,
  });
const percentOf = (text: string) => Number(text.replace("%", ""));

program
  .command("publish")
  .description("put a finished build into the store and live")
  .argument("<folder...>", "folders of apps (with their build in dist) or of builds")
  .option("--canary <percent>", "give it to some percent of visitors only", percentOf)
  .action(async (folders: string[], options: { canary?: number }) => {
    const opened = store();
    for (const folder of folders) {
      const build = await publish(opened, resolve(folder), { canaryPercent: options.canary });
      const to = options.canary === undefined ? "live" : `canary for ${options.canary} %`;
      console.log(`${build.name} ${build.version}: ${to}`);
      for (const { path, bytes, budgetBytes } of await overBudget(opened, build)) {
        console.warn(
          `${path} needs ${bytes} bytes of ${build.name}'s own script first; its budget is ${budgetBytes}.`,
        );
      }
    }
  });

program
  .command("promote")
  .description("make the canary, or a given version, live for everybody")
  .argument("<name>")
  .argument("[version]")
  .action(async (name: string, version?: string) => {
    const build = await promote(store(), name, version);
    console.log(`${build.name} ${build.version}: live`);
  });

program
  .command("rollback")
  .description("go back to the version that was live before, or to a given one")
  .argument("<name>")
  .argument("[version]")
  .action(async (name: string, version?: string) => {
    const build = await rollback(store(), name, version);
    console.log(`${build.name} ${build.version}: live again`);
  });

program
  .command("canary")
  .description("give a version to some percent of visitors; 0 ends it")
  .argument("<name>")
  .argument("<percent>", "from 0 to 100", percentOf)
  .argument("[version]")
  .action(async (name: string, percent: number, version?: string) => {
    await canary(store(), name, percent, version);
    console.log(`${name}: ${percent === 0 ? "no canary" : `canary for ${percent} %`}`);
  });

program
  .command("overrides")
  .description("say from where builds may be tried out in one's own tab; nothing shuts it off")
  .argument("[origins...]", "origins, or loopback")
  .action(async (origins: string[]) => {
    await allowOverrides(store(), origins);
    console.log(`Builds may be tried out from: ${origins.join(", ") || "nowhere"}`);
  });

program
  .command("list")
  .description("show what is live and what it can go back to")
  .action(async () => {
    const opened = store();
    const registry = await opened.registry();
    console.log(`revision ${registry.revision}`);
    for (const entry of Object.values(registry.apps)) {
      console.log(`\n${entry.name} (${entry.team})`);
      for (const build of liveBuilds(entry)) {
        const channel = build === entry.stable ? "stable" : `canary ${entry.canary?.percent} %`;
        const needs = build.contract ? `needs ${build.contract}` : `provides ${build.provides}`;
        console.log(`  ${channel.padEnd(10)} ${build.version}  ${needs}`);
        console.log(`  ${"".padEnd(10)} ${build.routes.map(({ prefix }) => prefix).join(" ")}`);
      }
      const kept = new Set(await keptVersions(opened, entry.name));
      for (const version of entry.previous.filter((each) => kept.has(each))) {
        console.log(`  previous   ${version}`);
      }
    }
  });

program
  .command("headers")
  .description("print the security headers that a web server sends with every page and asset")
  .requiredOption("--origin <url>", "where people find the site")
  .option("--recaptcha", "Google reCAPTCHA is configured", false)
  .action(async ({ origin, recaptcha }: { origin: string; recaptcha: boolean }) => {
    const headers = await deploymentHeaders(store(), { origin, hasRecaptcha: recaptcha });
    for (const [name, value] of Object.entries(headers)) console.log(`${name}: ${value}`);
  });

program
  .command("doctor")
  .description("check that the store holds what was published, and that it fits together")
  .action(async () => {
    const findings = await examine(store());
    for (const { name, version, problem } of findings) {
      console.log(`${name} ${version}: ${problem}`);
    }
    console.log(findings.length === 0 ? "All is well." : `${findings.length} problems.`);
    if (findings.length > 0) process.exitCode = 1;
  });

try {
  await program.parseAsync();
} catch (error) {
  if (!(error instanceof ReleaseError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
