import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startApi } from "@quotehaven/api";
import { startSandbox } from "@quotehaven/sandbox";
import { freePort, threeFreePorts } from "../../e2e/freePorts";
import { appFolders } from "../../local/bin/appFolders.mjs";
import { readLocalConfig, sandboxKeys } from "../../local/src/readLocalConfig";
import { siteOf } from "../../local/src/start";
import { startSite } from "../../local/src/startSite";
import { compressFiles } from "../../release/src/compress";
import { filesBelow } from "../../release/src/files";
import { openStore, publish } from "../../release/src/index";
import { buildBundle } from "../bundle/buildBundle.mjs";
import { bundleApp } from "../bundle/bundleApp";

const root = join(import.meta.dirname, "..", "..");

/** The ways to ship the same screens: as released remotes, and as one ordinary bundle with and without prerendering. */
export const ways = ["remotes", "bundle", "prerendered"] as const;

/** One of them. */
export type Way = (typeof ways)[number];

/** Where each way is served. */
export type Origins = Record<Way, string>;

/**
 * Serves what was built last each way, with one API and the demo people.
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
    const [remotes, sandboxPort, smtpPort] = await threeFreePorts();
    const ports = { remotes, bundle: await freePort(), prerendered: await freePort() };
    const config = readLocalConfig({
      PORT: String(remotes),
      SANDBOX_PORT: String(sandboxPort),
      SANDBOX_SMTP_PORT: String(smtpPort),
      DATA_DIR: join(folder, "data"),
    });
    const originAt = (way: Way) => `http://localhost:${ports[way]}`;
    const origins = {
      remotes: originAt("remotes"),
      bundle: originAt("bundle"),
      prerendered: originAt("prerendered"),
    };
    if (!config.sandbox)
      throw new Error("Measured with the sandbox alone: unset STRIPE_SECRET_KEY.");
    const allowedOrigins = Object.values(origins);
    const webhookUrl = `${origins.remotes}/api/payment/webhook`;
    opened(await startSandbox({ ...config.sandbox, ...sandboxKeys, allowedOrigins, webhookUrl }));
    const { app: api } = opened(await startApi(config.api, { listen: false }));
    const store = await publishBuilt(join(folder, "store"));
    const bundle = join(folder, "bundle");
    await buildBundle(bundle);
    await compressFiles(bundle, await filesBelow(bundle));
    const sites = {
      remotes: opened(await siteOf(config, store)),
      bundle: opened(await bundleApp(bundle, false)),
      prerendered: opened(await bundleApp(bundle, true)),
    };
    const { host, requestTimeoutMs, maxConnections } = config.api;
    for (const way of ways) {
      const at = { host, requestTimeoutMs, maxConnections, port: ports[way] };
      opened(await startSite({ ...at, api, site: sites[way] }));
    }
    return { origins, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function publishBuilt(folder: string) {
  const store = openStore(folder);
  for (const app of appFolders()) {
    const dist = join(root, app, "dist");
    if (!existsSync(dist)) throw new Error(`${app} was not built: npm run build.`);
    await publish(store, dist);
  }
  return store;
}
