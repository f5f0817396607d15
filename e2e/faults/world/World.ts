import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { Type, type Static } from "typebox";
import { Value } from "typebox/value";
import { Agent } from "../../people/Agent";
import { Api } from "../../people/Api";
import { CardProcessor } from "../../people/cardProcessor";
import { Consumer } from "../../people/Consumer";
import { aConsumer, anAgent, ownAddress } from "../../people/details";
import { Diary } from "./Diary";
import { freePort } from "./freePort";
import { Postgres } from "./Postgres";
import { Process } from "./Process";
import { Tally } from "./Tally";

type ApiOptions = {
  /** A sandbox to pay and mail through; without one neither can be reached. */
  sandbox?: Sandbox;
  /** The port that the sandbox already sends its events to. */
  port?: number;
  database?: Postgres;
  /** A folder of the run, for another process on the same data or a disk of its own. */
  dataDir?: string;
  env?: Record<string, string>;
  wrapper?: readonly string[];
};

const keys = {
  STRIPE_PUBLIC_KEY: "pk_test_quotehaven_sandbox",
  STRIPE_SECRET_KEY: "sk_test_quotehaven_sandbox",
  STRIPE_WEBHOOK_SECRET: "whsec_quotehaven_sandbox",
};

const Charges = Type.Object({
  data: Type.Array(
    Type.Object({
      id: Type.String(),
      paid: Type.Boolean(),
      amount: Type.Integer(),
      metadata: Type.Record(Type.String(), Type.String()),
    }),
  ),
  has_more: Type.Boolean(),
});
type Charge = Static<typeof Charges>["data"][number];

/** The API in a process of its own. */
export class ApiProcess extends Process {
  constructor(
    readonly origin: string,
    readonly dataDir: string,
    options: ConstructorParameters<typeof Process>[0],
  ) {
    super(options);
  }
}

/** The card processor and the mailbox in a process of their own. */
export class Sandbox extends Process {
  readonly cards: CardProcessor;

  constructor(
    readonly origin: string,
    readonly smtpPort: number,
    /** Where it sends its events: an API belongs on this port. */
    readonly apiPort: number,
    options: ConstructorParameters<typeof Process>[0],
  ) {
    super(options);
    this.cards = new CardProcessor(origin);
  }

  /** Switches a fault on, as the sandbox's README lists them. */
  async fault(name: string, body: object): Promise<void> {
    const reply = await fetch(`${this.origin}/faults/${name}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`The fault ${name} was refused: ${await reply.text()}`);
  }

  /** Every charge that the card processor made or declined. */
  async charges(): Promise<Charge[]> {
    const charges: Charge[] = [];
    for (;;) {
      const url = new URL("/v1/charges?limit=100", this.origin);
      const last = charges.at(-1);
      if (last) url.searchParams.set("starting_after", last.id);
      const headers = { authorization: `Bearer ${keys.STRIPE_SECRET_KEY}` };
      const page: unknown = await (await fetch(url, { headers })).json();
      if (!Value.Check(Charges, page)) throw new Error("The card processor listed no charges.");
      charges.push(...page.data);
      if (!page.has_more) return charges;
    }
  }

  /** Puts everything back to normal. */
  async heal(): Promise<void> {
    await fetch(`${this.origin}/faults`, { method: "DELETE" });
  }
}

/** What one fault run works with. Everything it starts ends with it. */
export class World extends Tally {
  readonly #closers: (() => Promise<unknown>)[] = [];
  #apis = 0;
  #closing: Promise<void> | undefined;

  constructor(
    /** A folder of the run's own, removed afterwards. */
    readonly folder: string,
    /** True where somebody asked for the long form. */
    readonly isLong: boolean,
  ) {
    super();
  }

  /** A number of repetitions for the short form and one for the long form. */
  times(short: number, long: number): number {
    return this.isLong ? long : short;
  }

  /** Says where a long run stands. */
  say(words: string): void {
    process.stdout.write(`    … ${words}\n`);
  }

  async startSandbox(): Promise<Sandbox> {
    const [port, smtpPort, apiPort] = [await freePort(), await freePort(), await freePort()];
    const origin = `http://localhost:${port}`;
    const sandbox = new Sandbox(origin, smtpPort, apiPort, {
      script: "sandbox/src/main.ts",
      readyUrl: `${origin}/health`,
      env: {
        ...keys,
        SANDBOX_PORT: String(port),
        SANDBOX_SMTP_PORT: String(smtpPort),
        SANDBOX_WEBHOOK_URL: `http://localhost:${apiPort}/api/payment/webhook`,
      },
    });
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
    const { sandbox, database } = options;
    const port = options.port ?? sandbox?.apiPort ?? (await freePort());
    const dataDir = options.dataDir ?? join(this.folder, `data-${(this.#apis += 1)}`);
    await mkdir(dataDir, { recursive: true });
    const origin = `http://127.0.0.1:${port}`;
    const sandboxOrigin = sandbox?.origin ?? "http://localhost:9";
    const api = new ApiProcess(origin, dataDir, {
      script: "api/src/main.ts",
      readyUrl: `${origin}/api/health/ready`,
      wrapper: options.wrapper,
      env: {
        ...keys,
        QUOTEHAVEN_MODE: "local",
        HOST: "127.0.0.1",
        PORT: String(port),
        PUBLIC_ORIGIN: `http://localhost:${port}`,
        DATA_DIR: dataDir,
        DATABASE_URL: database?.url ?? "",
        SEED_DEMO: "false",
        STRIPE_API_ORIGIN: sandboxOrigin,
        STRIPE_SCRIPT_URL: `${sandboxOrigin}/v3/`,
        SMTP_URL: `smtp://localhost:${sandbox?.smtpPort ?? 9}`,
        TRUSTED_PROXIES: "127.0.0.1",
        HUMAN_VERIFICATION_COST: "1",
        HUMAN_VERIFICATION_COUNTER_MIN: "0",
        HUMAN_VERIFICATION_COUNTER_MAX: "1",
        RECAPTCHA_SITE_KEY: "",
        RECAPTCHA_SECRET_KEY: "",
        LOG_LEVEL: "info",
        ...options.env,
      },
    });
    this.#closers.push(() => api.kill());
    return api;
  }

  /** The same, started. */
  async startApi(options: ApiOptions = {}): Promise<ApiProcess> {
    const api = await this.api(options);
    await api.start();
    return api;
  }

  /** Somebody with an address of their own. */
  visitor({ origin }: ApiProcess): Api {
    return new Api(origin, ownAddress());
  }

  async newConsumer(api: ApiProcess, sandbox: Sandbox): Promise<Consumer> {
    const visitor = this.visitor(api);
    return new Consumer(visitor, await aConsumer(visitor), sandbox.origin);
  }

  newAgent(api: ApiProcess, sandbox: Sandbox): Agent {
    return new Agent(this.visitor(api), anAgent(), sandbox.origin);
  }

  /** A consumer who signed up with plain answers and is logged in. */
  async signedInConsumer(api: ApiProcess, sandbox: Sandbox): Promise<Consumer> {
    const consumer = await this.newConsumer(api, sandbox);
    await consumer.register(3);
    await consumer.verify();
    await consumer.logIn();
    return consumer;
  }

  /** People who write while something breaks; {@link checkDiaries} says whether it was kept. */
  async diaries(api: ApiProcess, sandbox: Sandbox, count: number): Promise<Diary[]> {
    const diaries: Diary[] = [];
    for (let made = 0; made < count; made += 1) {
      diaries.push(new Diary(await this.signedInConsumer(api, sandbox)));
    }
    return diaries;
  }

  async checkDiaries(diaries: readonly Diary[]): Promise<void> {
    let lost = 0;
    let acknowledged = 0;
    for (const diary of diaries) {
      lost += await diary.lost();
      acknowledged += diary.acknowledged;
    }
    this.note("acknowledged writes beside it", acknowledged);
    this.check("no acknowledged write is lost", lost === 0 && acknowledged > 0, `${lost} lost`);
  }

  /** A consumer's submitted auto application, won by an agent who has yet to pay. */
  async wonLead(api: ApiProcess, sandbox: Sandbox) {
    const consumer = await this.newConsumer(api, sandbox);
    const agent = this.newAgent(api, sandbox);
    await consumer.register(3);
    await agent.register();
    await consumer.verify();
    await agent.verify();
    await consumer.logIn();
    await agent.logIn();
    await agent.completeProfile([consumer.details.zip.zip_id]);
    await agent.addCarriers(["State Farm"]);
    await consumer.apply([3]);
    const { aps_id: leadId } = await agent.lead();
    const { qot_id: quoteId } = await agent.quote(leadId, "State Farm", {
      monthly: 90,
      yearly: 1_000,
    });
    await consumer.choose(quoteId);
    return { consumer, agent, leadId, quoteId };
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
