import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { demoPeople, DEMO_PASSWORD, startApi } from "@quotehaven/api";
import {
  foreignOrigins,
  landingIn,
  LOCAL_START,
  openStore,
  publishAtStart,
} from "@quotehaven/release";
import { startSandbox } from "@quotehaven/sandbox";
import { appFolders } from "../bin/appFolders.mjs";
import { assertPortsFree } from "./assertPortsFree";
import { messageOf } from "./messageOf";
import { readLocalConfig, sandboxKeys, sandboxPorts, type LocalConfig } from "./readLocalConfig";
import { siteApp } from "./siteApp";
import { startSite } from "./startSite";

/**
 * Starts the whole product on this machine: publishes what was built, starts the sandbox, the API
 * and the pages, and prints where to go. Ends in order on Ctrl-C and on SIGTERM.
 */
export async function start(env: Readonly<Record<string, string | undefined>>): Promise<void> {
  try {
    const config = readLocalConfig(env);
    const { port, host } = config.api;
    // Before anything is published or written.
    await assertPortsFree([{ port, variable: "PORT", host }, ...sandboxPorts(config)]);
    const running = await startLocal(config);
    printWelcome(running);
    endInOrder(running.close);
  } catch (error) {
    console.error(messageOf(error));
    process.exitCode = 1;
    setTimeout(() => process.exit(1), 1_000).unref();
  }
}

/** The whole product, running on this machine. */
type LocalSite = {
  origin: string;
  /** The sandbox, where it stands in for anything: cards, mail, or both. */
  sandbox: { origin: string; cards: boolean; mail: boolean } | null;
  hasDemoPeople: boolean;
  /** Where each kind of person logs in. */
  landings: { consumer: string; agent: string };
  close(): Promise<void>;
};

/**
 * Starts everything without printing anything.
 *
 * @throws where another process works in the data folder, or a build must not go live
 */
async function startLocal(config: LocalConfig): Promise<LocalSite> {
  const closers: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const each of closers.splice(0).reverse()) await each();
  };
  try {
    const store = openStore(config.storeFolder, {
      origin: config.api.publicOrigin,
      author: { who: LOCAL_START, why: null },
    });
    const built = appFolders().filter((app) => existsSync(join(resolve(app), "dist")));
    for (const left of await publishAtStart(
      store,
      built.map((app) => resolve(app)),
    )) {
      console.log(`${left} release publish FOLDER makes what was built live.`);
    }
    const registry = await store.registry();
    const { host, port, publicOrigin, seedDemo } = config.api;
    const sandbox =
      config.sandbox &&
      (await startSandbox({
        ...config.sandbox,
        ...sandboxKeys,
        allowedOrigins: [publicOrigin],
        webhookUrl: `${publicOrigin}/api/payment/webhook`,
      }));
    if (sandbox) closers.push(() => sandbox.close());
    const api = await startApi(config.api, { listen: false });
    closers.push(() => api.close());
    const site = await siteOf(config, store);
    closers.push(() => site.close());
    const server = await startSite({
      host,
      port,
      api: api.app,
      site,
      limits: config.api,
    });
    closers.push(() => server.close());
    return {
      origin: publicOrigin,
      sandbox: sandbox && config.sandbox && { origin: sandbox.origin, ...config.sandbox.uses },
      hasDemoPeople: seedDemo,
      landings: {
        consumer: landingIn(registry, "consumer"),
        agent: landingIn(registry, "agent"),
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The server of the pages, for the address and the parts that the configuration names. */
export function siteOf(
  { api }: Pick<LocalConfig, "api">,
  store: ReturnType<typeof openStore>,
): ReturnType<typeof siteApp> {
  return siteApp({
    store,
    foreign: foreignOrigins({
      cardScriptUrl: api.stripe.scriptUrl,
      hasRecaptcha: api.human.recaptcha !== null,
    }),
    isSecure: api.publicOrigin.startsWith("https://"),
  });
}

function printWelcome({ origin, sandbox, hasDemoPeople, landings }: LocalSite): void {
  const lines = ["", `Quotehaven is ready: ${origin}`];
  if (hasDemoPeople) {
    lines.push("", `Demo sign-ins (password ${DEMO_PASSWORD}):`);
    for (const { email, role, about } of demoPeople) {
      lines.push(`  ${email.padEnd(32)} ${role.padEnd(8)}  ${about}`);
    }
    const [consumers, agents] = [origin + landings.consumer, origin + landings.agent];
    lines.push(`Consumers log in at ${consumers}, agents at ${agents}.`);
  }
  if (sandbox) lines.push("");
  if (sandbox?.mail) lines.push(`Mailbox: ${sandbox.origin}/mailbox`);
  if (sandbox?.cards) lines.push(`Card processor: ${sandbox.origin}/card-processor`);
  lines.push("", "Press Ctrl-C to stop.");
  console.log(lines.join("\n"));
}

function endInOrder(close: () => Promise<void>): void {
  let isEnding = false;
  const end = () => {
    // A second Ctrl-C means: now.
    if (isEnding) process.exit(1);
    isEnding = true;
    console.log("\nStopping …");
    setTimeout(() => process.exit(1), 10_000).unref();
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(messageOf(error));
        process.exit(1);
      },
    );
  };
  process.on("SIGINT", end);
  process.on("SIGTERM", end);
}
