import { appendFile, cp, mkdtemp, readdir, rm } from "node:fs/promises";
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
import { releasedRemote } from "./released";
import { publish, rollback, type ReleaseStore } from "../../release/src/index";

const root = join(import.meta.dirname, "..", "..");

/** The ways to ship the same screens: as released remotes, and as one ordinary app by two bundlers. */
export const ways = ["remotes", "webpack", "vite"] as const;

/** One of them. */
export type Way = (typeof ways)[number];

/** Where each way is served. */
export type Origins = Record<Way, string>;

/** What is different in another build of the released remote. */
const changedSource = `remote-${releasedRemote}/src/features/payment/PaymentScreen.tsx`;

/** Makes a build live: the one that was there first, or the one in which a source is different. */
type Release = (isChanged: boolean) => Promise<void>;

/** All ways, served. */
export type Sites = {
  origins: Origins;
  /** Releases the remote anew, each way. */
  release: Record<Way, Release>;
  close(): Promise<void>;
};

/**
 * Serves what was built last each way, all before one API with the demo people in it.
 *
 * @throws where an app was not built
 */
export async function startSites(): Promise<Sites> {
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
    const release: Partial<Sites["release"]> = {};
    for (const way of ways) {
      const limits = { host, requestTimeoutMs, maxConnections };
      const at = { ...limits, port: ports[way], api: api.app };
      if (way === "remotes") {
        opened(await startSite({ ...at, site: opened(await siteOf(config, built.store)) }));
        release[way] = await remoteReleases(built.store, join(folder, way));
      } else {
        const { app, show } = await bundledPages(way, join(folder, way));
        opened(await startSite({ ...at, site: opened(app) }));
        release[way] = async (isChanged) => show(isChanged ? 1 : 0);
      }
    }
    const { remotes, webpack, vite } = release;
    if (!remotes || !webpack || !vite) throw new Error("A way was left out.");
    return { origins, release: { remotes, webpack, vite }, close };
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
  const folders = [join(folder, "first"), join(folder, "changed")] as const;
  await buildBundle(way, folders[0]);
  await buildBundle(way, folders[1], changedSource);
  return bundleApp(folders);
}

/** Releases by the release tool: a changed build is published, and gone back from. */
async function remoteReleases(store: ReleaseStore, folder: string): Promise<Release> {
  await cp(join(root, `remote-${releasedRemote}`, "dist"), folder, { recursive: true });
  const scripts = (await readdir(folder)).filter((file) => file.endsWith(".js"));
  await appendFile(join(folder, scripts[0] ?? ""), "\n// Changed.\n");
  const first = (await store.registry()).apps[releasedRemote]?.stable.version;
  return async (isChanged) => {
    if (isChanged) await publish(store, folder);
    else await rollback(store, releasedRemote, first);
  };
}
