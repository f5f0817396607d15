import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { chromium, type Browser } from "@playwright/test";
import { launchOptions } from "@quotehaven/e2e/browser";
import { freePort, threeFreePorts } from "@quotehaven/e2e/freePorts";
import { Agent } from "@quotehaven/e2e/people/Agent";
import { Api } from "@quotehaven/e2e/people/Api";
import { Consumer } from "@quotehaven/e2e/people/Consumer";
import { aConsumer, anAgent, ownAddress } from "@quotehaven/e2e/people/details";
import { makePeople } from "@quotehaven/e2e/people/makePeople";
import { startProduct, type Product } from "@quotehaven/e2e/product/startProduct";
import { buildIfNeeded } from "@quotehaven/local/buildIfNeeded";
import type { Engine } from "../FaultRun";
import { ApiProcess, type ApiOptions } from "./ApiProcess";
import { Bystanders } from "./Bystanders";
import { coreShare } from "./coreShare";
import { WriteLog } from "./WriteLog";
import { Latencies, median } from "./Latencies";
import { Postgres } from "./Postgres";
import { Sandbox } from "./Sandbox";
import { RunReport } from "./RunReport";

export type { ApiProcess, Sandbox };

/** Of a core; with less nothing can be promised in milliseconds. */
const smallestShare = 0.8;

const percent = (part: number) => `${Math.round(100 * part)} %`;

type WorldOptions = {
  folder: string;
  engine: Engine;
  /** True where somebody asked for the long form. */
  isLong: boolean;
  /** How many crashes somebody asked for; 0 where they did not say. */
  crashes: number;
};

/** Something that answers at an address. */
export type Served = { origin: string };

/** The product, and the folder that its pages and remotes are served from. */
export type ServedProduct = Product & { releaseStore: string };

/** What one fault run works with. Everything it starts ends with it. */
export class World extends RunReport {
  readonly #closers: (() => Promise<unknown>)[] = [];
  #apis = 0;
  #closing: Promise<void> | undefined;
  #share = 1;

  /** A folder of the run's own, removed afterwards. */
  readonly folder: string;
  readonly engine: Engine;
  readonly #isLong: boolean;
  readonly #crashes: number;
  #postgres: Promise<Postgres> | undefined;
  /** The databases of folders, on PostgreSQL. */
  readonly #databases = new Map<string, { url: string }>();

  constructor({ folder, engine, isLong, crashes }: WorldOptions) {
    super();
    this.folder = folder;
    this.engine = engine;
    this.#isLong = isLong;
    this.#crashes = crashes;
  }

  /** A number of repetitions for the short form and one for the long form. */
  times(short: number, long: number): number {
    return this.#isLong ? long : short;
  }

  /** The same of crashes, of which somebody may ask for any number. */
  crashes(short: number, long: number): number {
    return this.#crashes || this.times(short, long);
  }

  /** Says how far a long run is. */
  say(words: string): void {
    process.stdout.write(`    … ${words}\n`);
  }

  async startSandbox(): Promise<Sandbox> {
    const [port, smtpPort, apiPort] = await threeFreePorts();
    const sandbox = new Sandbox(port, smtpPort, apiPort);
    this.#closers.push(() => sandbox.kill());
    await sandbox.start();
    return sandbox;
  }

  async startPostgres(): Promise<Postgres> {
    const postgres = await Postgres.start(join(this.folder, "postgres"));
    this.#closers.push(() => postgres.close());
    return postgres;
  }

  /** An API that is not started yet; its people's forwarded addresses count. */
  async api(options: ApiOptions = {}): Promise<ApiProcess> {
    const port = options.port ?? options.sandbox?.apiPort ?? (await freePort());
    const dataDir = options.dataDir ?? join(this.folder, `data-${(this.#apis += 1)}`);
    await mkdir(dataDir, { recursive: true });
    const database = options.database ?? (await this.#databaseOf(dataDir));
    const api = new ApiProcess(port, dataDir, { ...options, database });
    this.#closers.push(() => api.kill());
    return api;
  }

  /** What an API with this folder has its data in, where that is not the folder itself. */
  async #databaseOf(dataDir: string): Promise<{ url: string } | undefined> {
    if (this.engine === "PGlite") return undefined;
    const postgres = await (this.#postgres ??= this.startPostgres());
    const known = this.#databases.get(dataDir);
    const url = known?.url ?? (await postgres.another(`api_${this.#databases.size + 1}`));
    this.#databases.set(dataDir, { url });
    return { url };
  }

  /** The same, started. */
  async startApi(options: ApiOptions = {}): Promise<ApiProcess> {
    const api = await this.api(options);
    await api.start();
    return api;
  }

  /** The whole product as `npm start` serves it, on data and a release store of the run's own. */
  async startProduct(options: { database?: { url: string } } = {}): Promise<ServedProduct> {
    // What has to be built first takes minutes, and is no part of a start.
    await buildIfNeeded();
    const dataDir = join(this.folder, "product");
    const database = options.database ?? (await this.#databaseOf(dataDir));
    const product = await startProduct({
      dataDir,
      releaseStore: join(this.folder, "releases"),
      env: { SEED_DEMO: "false", DATABASE_URL: database?.url ?? "" },
    });
    this.#closers.push(() => product.kill());
    return { ...product, releaseStore: join(this.folder, "releases") };
  }

  /** A browser that ends with the run. */
  async startBrowser(): Promise<Browser> {
    const browser = await chromium.launch(launchOptions);
    this.#closers.push(() => browser.close());
    return browser;
  }

  /** Somebody with an address of their own. */
  visitor({ origin }: Served): Api {
    return new Api(origin, ownAddress());
  }

  async newConsumer(api: Served, sandbox: Served): Promise<Consumer> {
    const visitor = this.visitor(api);
    return new Consumer(visitor, await aConsumer(visitor), sandbox.origin);
  }

  newAgent(api: Served, sandbox: Served): Agent {
    return new Agent(this.visitor(api), anAgent(), sandbox.origin);
  }

  /** A consumer who signed up with plain answers and is logged in. */
  async signedInConsumer(api: Served, sandbox: Served): Promise<Consumer> {
    const consumer = await this.newConsumer(api, sandbox);
    await consumer.register(3);
    await consumer.verify();
    await consumer.logIn();
    return consumer;
  }

  /** People who write while something breaks; {@link checkWriteLogs} says whether it was kept. */
  async writeLogs(api: Served, sandbox: Served, count: number): Promise<WriteLog[]> {
    const writeLogs: WriteLog[] = [];
    for (let made = 0; made < count; made += 1) {
      writeLogs.push(new WriteLog(await this.signedInConsumer(api, sandbox)));
    }
    return writeLogs;
  }

  async checkWriteLogs(writeLogs: readonly WriteLog[]): Promise<void> {
    let lost = 0;
    let acknowledged = 0;
    for (const writeLog of writeLogs) {
      lost += await writeLog.lost();
      acknowledged += writeLog.acknowledged;
    }
    this.note("acknowledged writes beside it", acknowledged);
    this.check("no acknowledged write is lost", lost === 0 && acknowledged > 0, `${lost} lost`);
  }

  /** People with an application and a quote on it, who go on with something else meanwhile. */
  async bystanders(api: Served, sandbox: Served): Promise<Bystanders> {
    const { consumer, agent } = await this.wonLead(api, sandbox);
    return new Bystanders(consumer, agent);
  }

  /**
   * Checks that others did not notice the fault: no failure, and less than twice the time that
   * the same calls took without it in the same run. Of each, several stretches of time are
   * compared by the one in their middle: what else the machine did in one of them hardly counts.
   */
  checkUnharmed(usual: readonly Latencies[], during: readonly Latencies[]): void {
    const [all, allDuring] = [Latencies.all(usual), Latencies.all(during)];
    this.note("others, without the fault", String(all));
    this.note("others, with the fault", String(allDuring));
    this.check("others: no call failed", allDuring.failures.length === 0);
    const [before, after] = [usual, during].map((parts) => median(parts.map(({ p99 }) => p99)));
    const ratio = (after ?? Infinity) / (before ?? 0);
    this.checkRatio("others: p99", ratio, 2);
  }

  /** Notes how busy this machine is with other things; called when nothing is measured. */
  sampleMachine(): void {
    this.#share = Math.min(this.#share, coreShare());
    this.note("of a core, a process gets here", percent(this.#share));
  }

  /** Whether other work takes so much of this machine that no slowness can be judged. */
  get isTooBusy(): boolean {
    return this.#share < smallestShare;
  }

  /**
   * Checks a time that is promised in milliseconds on a machine of one's own. What takes longer
   * on one that {@link sampleMachine} found busy with other things is left out.
   */
  checkTime(claim: string, ms: number, withinMs: number): void {
    const words = `${claim} under ${withinMs} ms`;
    const seen = `${Math.round(ms)} ms`;
    if (ms >= withinMs && this.isTooBusy) this.leaveOut(words, seen);
    else this.check(words, ms < withinMs, seen);
  }

  /** Checks in the same way how many times as long something takes as without the fault. */
  checkRatio(claim: string, ratio: number, within: number): void {
    const words = `${claim} within ${within} x`;
    const seen = `${ratio.toFixed(1)} x`;
    if (ratio >= within && this.isTooBusy) this.leaveOut(words, seen);
    else this.check(words, ratio < within, seen);
  }

  /** A consumer's submitted auto application, won by an agent who has yet to pay. */
  wonLead(api: Served, sandbox: Served) {
    return makePeople({ origin: api.origin, sandboxOrigin: sandbox.origin }).wonLead();
  }

  /** The same before anything was chosen. */
  quotedLead(api: Served, sandbox: Served) {
    return makePeople({ origin: api.origin, sandboxOrigin: sandbox.origin }).quotedLead();
  }

  /** Something else that ends with the run. */
  defer(close: () => Promise<unknown>): void {
    this.#closers.push(close);
  }

  /** Whoever asks again waits for the same end. */
  close(): Promise<void> {
    return (this.#closing ??= this.#close());
  }

  async #close(): Promise<void> {
    for (const close of this.#closers.splice(0).reverse()) await close();
  }
}
