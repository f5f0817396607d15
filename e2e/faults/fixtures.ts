import { randomInt } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect } from "@playwright/test";
import pg from "pg";
import { threeFreePorts } from "../freePorts";
import { makePeople, type People } from "../people/makePeople";
import { apiProcess, type Api } from "./apiProcess";
import { Sandbox } from "./Sandbox";

type ApiOptions = {
  /** The port that the sandbox sends its events to, unless given. */
  port?: number;
  dataDir?: string;
  /** Empty for the embedded database; what was asked for, unless given. */
  databaseUrl?: string;
  env?: Record<string, string>;
};

type Fixtures = {
  /** A folder of the test's own. */
  folder: string;
  sandbox: Sandbox;
  /** An API that is not started yet; it ends with the test. */
  anApi: (options?: ApiOptions) => Promise<Api>;
  /** The same, started. */
  startApi: (options?: ApiOptions) => Promise<Api>;
  /** People who act at an address of the product. */
  peopleAt: (site: { origin: string }) => People;
};

/** A test that breaks an API of its own; tagged `@database`, it also runs on PostgreSQL. */
export const test = base.extend<Fixtures>({
  folder: async ({ baseURL: _ }, provide) => {
    const folder = await mkdtemp(join(tmpdir(), "quotehaven-fault-"));
    await provide(folder);
    await rm(folder, { recursive: true, force: true });
  },

  sandbox: async ({ baseURL: _ }, provide) => {
    const [site, smtp, api] = await threeFreePorts();
    const sandbox = new Sandbox({ site, smtp, api });
    await sandbox.start();
    await provide(sandbox);
    await sandbox.kill();
  },

  anApi: async ({ folder, sandbox }, provide) => {
    const started: Api[] = [];
    await provide(async ({ port = sandbox.ports.api, env, ...options } = {}) => {
      const databaseUrl = options.databaseUrl ?? (isOnPostgres ? await newDatabase() : "");
      const dataDir = options.dataDir ?? join(folder, `data-${started.length}`);
      const settings = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ...env };
      const api = apiProcess(sandbox, port, settings);
      started.push(api);
      return api;
    });
    await Promise.all(started.map((api) => api.kill()));
  },

  startApi: async ({ anApi }, provide) => {
    await provide(async (options) => {
      const api = await anApi(options);
      await api.start();
      return api;
    });
  },

  peopleAt: async ({ sandbox }, provide) => {
    await provide(({ origin }) => makePeople({ origin, sandboxOrigin: sandbox.origin }));
  },
});

export { expect, type Api };

const isOnPostgres = process.env.FAULTS_ENGINE === "postgres";

/** A database of one's own on the PostgreSQL that runs beside the tests; gives its address. */
export async function newDatabase(): Promise<string> {
  const server = process.env.FAULTS_POSTGRES_URL;
  if (!server) throw new Error("There is no PostgreSQL: start the tests with `npm run faults`.");
  const name = `faults_${randomInt(2 ** 40)}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return Object.assign(new URL(server), { pathname: `/${name}` }).href;
}
