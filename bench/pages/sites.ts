import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startApi } from "@quotehaven/api";
import { startSandbox } from "@quotehaven/sandbox";
import { freePort, threeFreePorts } from "../../e2e/freePorts";
import { readLocalConfig, sandboxKeys, type LocalConfig } from "../../local/src/readLocalConfig";
import { siteOf } from "../../local/src/start";
import { startSite } from "../../local/src/startSite";
import { buildBundle } from "../bundle/buildBundle";
import { bundleApp } from "../bundle/bundleApp";
import { publishBuilt } from "../pageStores";

/** The ways to ship the same screens: as released remotes, and as one ordinary app by two bundlers. */
export const ways = ["remotes", "webpack", "vite"] as const;

/** One of them. */
export type Way = (typeof ways)[number];

/** Where each way is served. */
export type Origins = Record<Way, string>;

/**
 * Serves what was built last each way, all before one API with the demo people in it.
 *
 * @throws where an app was not built
 */
export async function startSites(): Promise<{ origins: Origins; close(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "quotehaven-bench-"));
  const closers = [() => rm(folder, { recursive: true, force: true })];
  const close = async () => {
    for (const each of closers.splice(0).reverse()) await each();
  };
  const opened = <Server extends { close(): PromiseLike<unknown> }>(server: Server): Server => {
    closers.push(async () => void (await server.close()));
    return server;
  };
  try {
    const built = await publishBuilt();
    closers.push(built.remove);
    const { config, ports } = await localConfig(folder);
    const origins: Origins = {
      remotes: `http://localhost:${ports.remotes}`,
      webpack: `http://localhost:${ports.webpack}`,
      vite: `http://localhost:${ports.vite}`,
    };
    await startCardsAndMail(config, Object.values(origins)).then(opened);
    const api = opened(await startApi(config.api, { listen: false }));
    const { host, requestTimeoutMs, maxConnections } = config.api;
    for (const way of ways) {
      const site = opened(
        way === "remotes"
          ? await siteOf(config, built.store)
          : await bundledPages(way, join(folder, way)),
      );
      const limits = { host, requestTimeoutMs, maxConnections };
      opened(await startSite({ ...limits, port: ports[way], api: api.app, site }));
    }
    return { origins, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function localConfig(folder: string) {
  const [remotes, sandboxPort, smtpPort] = await threeFreePorts();
  const ports = { remotes, webpack: await freePort(), vite: await freePort() };
  const config = readLocalConfig({
    PORT: String(remotes),
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_SMTP_PORT: String(smtpPort),
    DATA_DIR: join(folder, "data"),
  });
  return { config, ports };
}

function startCardsAndMail({ sandbox }: LocalConfig, allowedOrigins: string[]) {
  if (!sandbox) throw new Error("Measured with the sandbox alone: unset STRIPE_SECRET_KEY.");
  const webhookUrl = `${allowedOrigins[0]}/api/payment/webhook`;
  return startSandbox({ ...sandbox, ...sandboxKeys, allowedOrigins, webhookUrl });
}

async function bundledPages(way: Exclude<Way, "remotes">, folder: string) {
  await buildBundle(way, folder);
  return bundleApp(folder);
}
