import { availableParallelism } from "node:os";
import { join, resolve } from "node:path";
import brand from "@quotehaven/shared-ui/brand.json" with { type: "json" };
import { namesProxies } from "./network";

/** How often something may happen: `max` times within `windowSeconds`. */
export type Limit = {
  max: number;
  windowSeconds: number;
};

/** How long a session lives without activity, and at most. */
export type SessionLimits = { idleMs: number; maxMs: number };

/** The API's configuration, validated. */
export type Config = {
  mode: "local" | "production";
  host: string;
  port: number;
  /** Where people reach the product, without a trailing slash; links in mails start with it. */
  publicOrigin: string;
  logLevel: string;
  /** Addresses of proxies whose X-Forwarded-For counts; empty: nobody's. */
  trustedProxies: string[];
  databaseUrl: string | null;
  /** Past a pooler that `databaseUrl` leads to, for what needs a session of its own. */
  databaseDirectUrl: string | null;
  databasePoolSize: number;
  /** The folder of the embedded database. */
  dataDir: string;
  vacuumEveryMs: number;
  /** Signs mailed tokens and human verification challenges. */
  secret: string;
  seedDemo: boolean;
  session: SessionLimits & { operators: SessionLimits };
  tokens: { verifyMs: number; resetMs: number; keptRegistrationMs: number };
  passwords: { maxConcurrent: number; maxQueued: number };
  mail: {
    smtpUrl: string | null;
    from: string;
    /** Who reads what visitors write in Get in touch. */
    support: string;
    maxAttempts: number;
    /** How long a mail of a new quote waits for others to go with it. */
    quotesTogetherMs: number;
    /** How long an hourly mail of new leads waits for others to go with it. */
    leadsTogetherMs: number;
    /** The hour of the agent's day at which the daily digest of new leads goes. */
    digestHour: number;
  };
  human: {
    recaptcha: { siteKey: string; secretKey: string; minScore: number; verifyUrl: string } | null;
    /** ALTCHA's cost (iterations) and the range its counter is drawn from. */
    cost: number;
    counterMin: number;
    counterMax: number;
    lifetimeMs: number;
  };
  stripe: {
    publicKey: string;
    secretKey: string;
    webhookSecret: string | null;
    /** Where Stripe's API is; null is Stripe itself. */
    apiOrigin: string | null;
    /** Where the card script is; null is Stripe's own. */
    scriptUrl: string | null;
    timeoutMs: number;
  };
  /** The flat fee for a client's details, in US cents. */
  leadFeeCents: number;
  /** How long the agent of a chosen quote has time to pay; hours of weekdays. */
  choiceDeadlineHours: number;
  limits: Record<LimitName, Limit>;
  maxConnections: number;
  requestTimeoutMs: number;
  /** How long a process that is told to end says that it is not ready, and still takes requests. */
  shutdownGraceMs: number;
  /** Opens the port only once everything can be answered: for proxies that do not ask whether it is ready. */
  listensOnceReady: boolean;
  /** Where the release store says which builds are live. */
  releasesUrl: string;
  /** The release store that operators see and go back in; null for none. */
  releaseStore: { address: string; origin: string } | null;
  /** Lets who knows it read the sums of what tabs told of remotes; null lets nobody. */
  figuresToken: string | null;
  /** Who takes traces (OTLP over HTTP), and under which name; null tells nobody. */
  traces: { url: string; serviceName: string } | null;
  /** Serves the description of the API for people at /api/docs; production does not unless asked to. */
  apiDocs: boolean;
};

/** The name of a limit in `Config.limits`; its variables are LIMIT_NAME and LIMIT_NAME_SECONDS. */
export type LimitName = keyof typeof defaultLimits;

const defaultLimits = {
  /** Sign-ins from one address of the internet. */
  loginByIp: { max: 25, windowSeconds: 300 },
  /** Sign-ins to one account from one address of the internet. */
  loginByAccountAndIp: { max: 25, windowSeconds: 3600 },
  /** Sign-ins to one account from places it never signed in from. */
  loginByAccount: { max: 100, windowSeconds: 3600 },
  signupByIp: { max: 20, windowSeconds: 1800 },
  signupCheckByIp: { max: 40, windowSeconds: 1800 },
  /** Registrations kept for another device, each of which is mailed: by place, and by address. */
  keptRegistrationByIp: { max: 10, windowSeconds: 1800 },
  keptRegistrationByEmail: { max: 5, windowSeconds: 86_400 },
  /** Mailed links, to a new password or to confirm an address: by address, and by place. */
  resetByEmail: { max: 5, windowSeconds: 1800 },
  resetByIp: { max: 25, windowSeconds: 300 },
  feedbackByIp: { max: 10, windowSeconds: 1800 },
  tokenByIp: { max: 30, windowSeconds: 300 },
  challengeByIp: { max: 120, windowSeconds: 60 },
  passwordByUser: { max: 10, windowSeconds: 3600 },
  emailByUser: { max: 5, windowSeconds: 3600 },
  /** Links that stop mails, from one address of the internet: mail programs share theirs. */
  stopMailByIp: { max: 300, windowSeconds: 300 },
  languageByUser: { max: 60, windowSeconds: 600 },
  /** Leads asked for by id that are not there for the agent. */
  leadMissesByAgent: { max: 20, windowSeconds: 3600 },
  /** Another choice of ZIP codes: each tells something of where the leads are. */
  zipChangeByAgent: { max: 20, windowSeconds: 86_400 },
  /** What helps to choose ZIP codes. */
  zipSearchByAgent: { max: 300, windowSeconds: 300 },
  /** Downloads of everything that is held about a person. */
  personalDataByUser: { max: 10, windowSeconds: 86_400 },
  leadDetailsByAgent: { max: 300, windowSeconds: 86_400 },
  quoteByAgent: { max: 120, windowSeconds: 3600 },
  messageByUser: { max: 10, windowSeconds: 60 },
  messageByUserInADay: { max: 200, windowSeconds: 86_400 },
  /** Threads in which somebody writes for the first time. */
  threadByUser: { max: 50, windowSeconds: 86_400 },
  reportByUser: { max: 20, windowSeconds: 86_400 },
  paymentByAgent: { max: 60, windowSeconds: 600 },
  /** Tables of all of an agent's leads or payments. */
  exportByAgent: { max: 20, windowSeconds: 86_400 },
  leadNotesByAgent: { max: 120, windowSeconds: 600 },
  feeReturnByAgent: { max: 20, windowSeconds: 86_400 },
  applicationByUser: { max: 120, windowSeconds: 600 },
  /** What may bring news to every agent of a place. */
  submissionByUser: { max: 20, windowSeconds: 86_400 },
  estimationByUser: { max: 300, windowSeconds: 300 },
  /** Estimates for somebody without an account. */
  estimationByIp: { max: 300, windowSeconds: 300 },
  /** Sign-ins and enrolments of operators from one address of the internet. */
  operatorByIp: { max: 25, windowSeconds: 300 },
  /** Codes tried for one operator by whoever has the password. */
  operatorCodeByAccount: { max: 10, windowSeconds: 3600 },
  /** What an operator does to others, and whom they look up. */
  actByOperator: { max: 300, windowSeconds: 3600 },
  /** What tabs tell of the builds they run. */
  telemetryByIp: { max: 120, windowSeconds: 600 },
  /** What the services behind remotes tell people, from one address of the internet. */
  /** Complete lists that are large. */
  bulkByIp: { max: 30, windowSeconds: 60 },
} as const satisfies Record<string, Limit>;

/** The configuration is not usable; the message lists every problem at once. */
export class ConfigError extends Error {
  constructor(readonly problems: string[]) {
    super(`The configuration is not usable:\n${problems.map((one) => `- ${one}`).join("\n")}`);
    this.name = "ConfigError";
  }
}

type Env = Readonly<Record<string, string | undefined>>;

class Reader {
  readonly problems: string[] = [];

  constructor(private readonly env: Env) {}

  text(name: string): string | null {
    const value = this.env[name]?.trim();
    return value === undefined || value === "" ? null : value;
  }

  integer(name: string, fallback: number, min: number, max = Number.MAX_SAFE_INTEGER): number {
    const value = this.text(name);
    if (value === null) return fallback;
    const number = Number(value);
    if (!/^\d+$/.test(value) || number < min || number > max) {
      this.problems.push(`${name} must be a whole number from ${min} to ${max}.`);
      return fallback;
    }
    return number;
  }

  flag(name: string, fallback: boolean): boolean {
    const value = this.text(name);
    if (value === null) return fallback;
    if (!["true", "false", "1", "0"].includes(value)) {
      this.problems.push(`${name} must be true or false.`);
    }
    return value === "true" || value === "1";
  }

  origin(name: string, fallback: string): string {
    const value = this.text(name) ?? fallback;
    const url = URL.canParse(value) ? new URL(value) : null;
    if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== "/" || url.search !== "") {
      this.problems.push(`${name} must be an address such as https://example.com, without a path.`);
      return fallback;
    }
    return url.origin;
  }

  /** Addresses and ranges of addresses, with commas between. */
  proxies(name: string): string[] {
    const proxies = (this.text(name) ?? "").split(",").map((one) => one.trim());
    const unknown = proxies.filter((one) => one !== "" && !namesProxies(one));
    if (unknown.length > 0) {
      this.problems.push(
        `${name} must list addresses or ranges such as 10.0.0.0/8: ${unknown[0]}.`,
      );
    }
    return proxies.filter((one) => one !== "");
  }

  /** One mail address, without a name. */
  address(name: string, fallback: string): string {
    const value = this.text(name) ?? fallback;
    if (!/^[^\s@<>,;:"]+@[^\s@<>,;:"]+$/.test(value)) {
      this.problems.push(`${name} must be one email address such as help@example.com.`);
    }
    return value;
  }

  url(name: string, protocols: string[]): string | null {
    const value = this.text(name);
    if (value === null) return null;
    if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol)) {
      this.problems.push(`${name} must be an address starting with ${protocols.join(" or ")}//.`);
      return null;
    }
    return value;
  }
}

const minute = 60_000;
const hour = 60 * minute;
const isLoopback = (url: string) =>
  ["localhost", "127.0.0.1", "[::1]"].includes(new URL(url).hostname);
const screamingSnake = (name: string) => name.replace(/[A-Z]/g, (c) => `_${c}`).toUpperCase();

/**
 * Reads and validates the configuration from environment variables.
 *
 * @throws ConfigError with every problem found.
 */
export function readConfig(env: Env): Config {
  const read = new Reader(env);
  const { problems } = read;

  const modeText = read.text("QUOTEHAVEN_MODE") ?? "local";
  if (modeText !== "local" && modeText !== "production") {
    problems.push("QUOTEHAVEN_MODE must be local or production.");
  }
  const mode = modeText === "production" ? "production" : "local";

  const port = read.integer("PORT", 3000, 0, 65_535);
  const publicOrigin = read.origin("PUBLIC_ORIGIN", `http://localhost:${port}`);
  const recaptchaSiteKey = read.text("RECAPTCHA_SITE_KEY");
  const recaptchaSecretKey = read.text("RECAPTCHA_SECRET_KEY");
  if ((recaptchaSiteKey === null) !== (recaptchaSecretKey === null)) {
    problems.push("RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET_KEY go together.");
  }

  const limits: Record<string, Limit> = {};
  for (const [name, limit] of Object.entries(defaultLimits)) {
    const variable = `LIMIT_${screamingSnake(name)}`;
    limits[name] = {
      max: read.integer(variable, limit.max, 1),
      windowSeconds: read.integer(`${variable}_SECONDS`, limit.windowSeconds, 1),
    };
  }

  const counterMin = read.integer("HUMAN_VERIFICATION_COUNTER_MIN", 1_000, 0, 1_000_000);
  const config: Config = {
    mode,
    host: read.text("HOST") ?? "127.0.0.1",
    port,
    publicOrigin,
    logLevel: read.text("LOG_LEVEL") ?? "info",
    trustedProxies: read.proxies("TRUSTED_PROXIES"),
    databaseUrl: read.url("DATABASE_URL", ["postgres:", "postgresql:"]),
    databaseDirectUrl: read.url("DATABASE_DIRECT_URL", ["postgres:", "postgresql:"]),
    databasePoolSize: read.integer("DATABASE_POOL_SIZE", 10, 1, 500),
    dataDir: resolve(read.text("DATA_DIR") ?? join(process.cwd(), ".data")),
    vacuumEveryMs: read.integer("VACUUM_MINUTES", 10, 1, 1440) * minute,
    secret: read.text("APP_SECRET") ?? "",
    seedDemo: read.flag("SEED_DEMO", mode === "local"),
    session: {
      idleMs: read.integer("SESSION_IDLE_MINUTES", 60, 1, 10_000) * minute,
      maxMs: read.integer("SESSION_MAX_HOURS", 12, 1, 720) * hour,
      operators: {
        idleMs: read.integer("OPERATOR_SESSION_IDLE_MINUTES", 30, 1, 10_000) * minute,
        maxMs: read.integer("OPERATOR_SESSION_MAX_HOURS", 8, 1, 720) * hour,
      },
    },
    tokens: {
      verifyMs: read.integer("VERIFY_LINK_HOURS", 48, 1, 720) * hour,
      resetMs: read.integer("RESET_LINK_MINUTES", 10, 1, 60) * minute,
      keptRegistrationMs: read.integer("KEPT_REGISTRATION_DAYS", 14, 1, 30) * 24 * hour,
    },
    passwords: {
      maxConcurrent: read.integer("PASSWORD_HASHES_AT_ONCE", availableParallelism(), 1, 64),
      maxQueued: read.integer("PASSWORD_HASHES_QUEUED", 200, 0, 10_000),
    },
    mail: {
      smtpUrl: read.url("SMTP_URL", ["smtp:", "smtps:"]),
      from:
        read.text("MAIL_FROM") ?? `${brand.name} <${brand.email.replace(/^[^@]+/, "no-reply")}>`,
      support: read.address("SUPPORT_EMAIL", brand.email),
      maxAttempts: read.integer("MAIL_MAX_ATTEMPTS", 20, 1, 1000),
      quotesTogetherMs: read.integer("QUOTE_MAIL_MINUTES", 10, 0, 60) * minute,
      leadsTogetherMs: read.integer("LEAD_MAIL_MINUTES", 60, 0, 720) * minute,
      digestHour: read.integer("LEAD_DIGEST_HOUR", 8, 0, 23),
    },
    human: {
      recaptcha:
        recaptchaSiteKey !== null && recaptchaSecretKey !== null
          ? {
              siteKey: recaptchaSiteKey,
              secretKey: recaptchaSecretKey,
              minScore: read.integer("RECAPTCHA_MIN_SCORE_PERCENT", 50, 0, 100) / 100,
              verifyUrl:
                read.url("RECAPTCHA_VERIFY_URL", ["https:", "http:"]) ??
                "https://www.google.com/recaptcha/api/siteverify",
            }
          : null,
      cost: read.integer("HUMAN_VERIFICATION_COST", 5_000, 1, 10_000_000),
      counterMin,
      counterMax: read.integer(
        "HUMAN_VERIFICATION_COUNTER_MAX",
        Math.max(2_000, counterMin),
        counterMin,
        1_000_000,
      ),
      lifetimeMs: read.integer("HUMAN_VERIFICATION_MINUTES", 10, 1, 60) * minute,
    },
    stripe: {
      publicKey: read.text("STRIPE_PUBLIC_KEY") ?? "",
      secretKey: read.text("STRIPE_SECRET_KEY") ?? "",
      webhookSecret: read.text("STRIPE_WEBHOOK_SECRET"),
      apiOrigin: read.text("STRIPE_API_ORIGIN") && read.origin("STRIPE_API_ORIGIN", ""),
      scriptUrl: read.url("STRIPE_SCRIPT_URL", ["https:", "http:"]),
      timeoutMs: read.integer("STRIPE_TIMEOUT_MS", 6_000, 100, 14_000),
    },
    leadFeeCents: read.integer("LEAD_FEE_CENTS", 4_900, 50, 99_999_999),
    choiceDeadlineHours: read.integer("CHOICE_DEADLINE_HOURS", 48, 1, 720),
    // Every name of defaultLimits was read just above.
    limits: limits as Record<LimitName, Limit>,
    maxConnections: read.integer("MAX_CONNECTIONS", 4_096, 1),
    requestTimeoutMs: read.integer("REQUEST_TIMEOUT_MS", 30_000, 1_000),
    shutdownGraceMs:
      read.integer("SHUTDOWN_GRACE_SECONDS", mode === "production" ? 10 : 0, 0, 300) * 1000,
    listensOnceReady: read.flag("LISTEN_ONCE_READY", false),
    releasesUrl: read.url("RELEASES_URL", ["http:", "https:"]) ?? `${publicOrigin}/releases.json`,
    releaseStore: releaseStoreIn(read, publicOrigin),
    figuresToken: read.text("FIGURES_TOKEN"),
    traces: tracesIn(read),
    apiDocs: read.flag("API_DOCS", mode === "local"),
  };

  checkKeys(config, problems);
  if (mode === "production") checkProduction(config, problems);
  if (problems.length > 0) throw new ConfigError(problems);
  return config;
}

function checkKeys(
  {
    stripe,
    publicOrigin,
    secret,
    figuresToken,
    leadFeeCents,
    databaseUrl,
    databaseDirectUrl,
  }: Config,
  problems: string[],
) {
  if (stripe.publicKey !== "" && !stripe.publicKey.startsWith("pk_")) {
    problems.push("STRIPE_PUBLIC_KEY must be the publishable key (pk_…): browsers receive it.");
  }
  if (stripe.secretKey !== "" && !/^(sk|rk)_/.test(stripe.secretKey)) {
    problems.push("STRIPE_SECRET_KEY must be a secret key (sk_… or rk_…).");
  }
  if ((stripe.publicKey === "") !== (stripe.secretKey === "")) {
    problems.push("STRIPE_PUBLIC_KEY and STRIPE_SECRET_KEY go together.");
  }
  if (/^(sk|rk|pk)_live_/m.test(`${stripe.secretKey}\n${stripe.publicKey}`)) {
    if (!publicOrigin.startsWith("https://")) {
      problems.push("Live Stripe keys need PUBLIC_ORIGIN to start with https://.");
    }
    if (stripe.apiOrigin !== null || stripe.scriptUrl !== null) {
      problems.push(
        "Live Stripe keys go to Stripe only: unset STRIPE_API_ORIGIN and STRIPE_SCRIPT_URL.",
      );
    }
  }
  if (databaseDirectUrl !== null && databaseUrl === null) {
    problems.push("DATABASE_DIRECT_URL goes with DATABASE_URL.");
  }
  if (figuresToken !== null && figuresToken.length < 24) {
    problems.push("FIGURES_TOKEN must have at least 24 characters.");
  }
  if (secret !== "" && secret.length < 32) {
    problems.push("APP_SECRET must have at least 32 characters.");
  }
  if (leadFeeCents % 100 !== 0) {
    problems.push("LEAD_FEE_CENTS must be whole dollars: prices are shown without cents.");
  }
}

function checkProduction(config: Config, problems: string[]) {
  const { stripe, mail } = config;
  if (config.secret === "") problems.push("APP_SECRET is required: 32 random characters or more.");
  if (config.databaseUrl === null) problems.push("DATABASE_URL is required (PostgreSQL).");
  if (!config.publicOrigin.startsWith("https://") || isLoopback(config.publicOrigin)) {
    problems.push("PUBLIC_ORIGIN is required and must be the public https:// address.");
  }
  if (mail.smtpUrl === null)
    problems.push("SMTP_URL is required: the local mailbox is not for production.");
  if (mail.from.includes("quotehaven.example")) problems.push("MAIL_FROM is required.");
  if (mail.support.endsWith("quotehaven.example")) problems.push("SUPPORT_EMAIL is required.");
  if (stripe.secretKey === "")
    problems.push("STRIPE_SECRET_KEY and STRIPE_PUBLIC_KEY are required.");
  if (/^(sk|rk|pk)_test_/m.test(`${stripe.secretKey}\n${stripe.publicKey}`)) {
    problems.push("Stripe test keys (…_test_…) are not for production.");
  }
  if (stripe.webhookSecret === null) problems.push("STRIPE_WEBHOOK_SECRET is required.");
  if (stripe.apiOrigin !== null || stripe.scriptUrl !== null) {
    problems.push(
      "The card processor sandbox is not for production: unset STRIPE_API_ORIGIN and STRIPE_SCRIPT_URL.",
    );
  }
  if (config.seedDemo) problems.push("Demo people are not for production: unset SEED_DEMO.");
}

function releaseStoreIn(read: Reader, origin: string): Config["releaseStore"] {
  const address = read.text("RELEASE_STORE");
  return address === null ? null : { address, origin };
}

/** OpenTelemetry's own variables, as every service has them. */
function tracesIn(read: Reader): Config["traces"] {
  const protocols = ["http:", "https:"];
  const endpoint = read.url("OTEL_EXPORTER_OTLP_ENDPOINT", protocols);
  const ofTraces = read.url("OTEL_EXPORTER_OTLP_TRACES_ENDPOINT", protocols);
  const serviceName = read.text("OTEL_SERVICE_NAME") ?? "quotehaven-api";
  const protocol = read.text("OTEL_EXPORTER_OTLP_PROTOCOL") ?? "http/protobuf";
  if (protocol !== "http/protobuf")
    read.problems.push("OTEL_EXPORTER_OTLP_PROTOCOL must be http/protobuf.");
  const url = ofTraces ?? (endpoint && `${endpoint.replace(/\/$/, "")}/v1/traces`);
  return url === null ? null : { url, serviceName };
}
