import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import type { Static } from "typebox";
import { Value } from "typebox/value";
import { limitsWith } from "./limitExceptions";
import {
  listed,
  settings,
  type Limit,
  type LimitName,
  type ResultLimitName,
  type Setting,
} from "./settings";

export type { Limit, LimitName, ResultLimitName };

/** How long a session lives without activity, and at most. */
export type SessionLimits = { idleMs: number; maxMs: number };

/** The API's configuration, validated. `settings` explains each value. */
export type Config = ReturnType<typeof configOf>;

/** The configuration is not usable; the message lists every problem at once. */
export class ConfigError extends Error {
  constructor(readonly problems: string[]) {
    super(`The configuration is not usable:\n${problems.map((one) => `- ${one}`).join("\n")}`);
    this.name = "ConfigError";
  }
}

type Env = Readonly<Record<string, string | undefined>>;
type Values = Static<typeof settings>;

/**
 * Reads and validates the configuration from environment variables.
 *
 * @throws ConfigError with every problem found.
 */
export function readConfig(env: Env): Config {
  const values: Record<string, unknown> = {};
  const wrong = new Map<string, string>();
  for (const [name, setting] of Object.entries<Setting>(settings.properties)) {
    const text = env[name]?.trim() || undefined;
    const value = text === undefined ? setting.default : valueOf(setting, text);
    if (value === undefined || Value.Check(setting, value)) values[name] = value;
    else {
      values[name] = setting.default;
      wrong.set(name, `must be ${allowedIn(setting)}`);
    }
  }
  const read = Value.Parse(settings, values);
  const config = configOf(read);
  const { problem } = limitsWith(read.LIMITS);
  if (problem) wrong.set("LIMITS", problem);
  for (const [name, isBroken, problem] of rulesBetween(read, config)) {
    if (isBroken && !wrong.has(name)) wrong.set(name, problem);
  }
  if (wrong.size === 0) return config;
  throw new ConfigError([...wrong].map(([name, problem]) => `${name} ${problem}.`));
}

function valueOf({ type }: Setting, text: string): unknown {
  if (type === "integer") return /^\d+$/.test(text) ? Number(text) : text;
  if (type !== "boolean") return text;
  return text === "1" || text === "true" || (text === "0" || text === "false" ? false : text);
}

/** What a variable may hold, in words. */
export function allowedIn(setting: Setting): string {
  const { type, minimum, maximum, multipleOf } = setting;
  if (type === "boolean") return "true or false";
  if (setting.enum) return setting.enum.join(" or ");
  if (type !== "integer") return setting.allowed ?? "text";
  return `a whole number from ${minimum} to ${maximum}${multipleOf ? `, a multiple of ${multipleOf}` : ""}`;
}

/** What one setting asks of another. A rule is left out where its variable is wrong by itself. */
function rulesBetween(of: Values, { publicOrigin, seedDemo }: Config): [string, boolean, string][] {
  const keys = [of.STRIPE_SECRET_KEY ?? "", of.STRIPE_PUBLIC_KEY ?? ""];
  const isLive = keys.some((one) => one.split("_")[1] === "live");
  const isProduction = of.QUOTEHAVEN_MODE === "production";
  const isLoopback = ["localhost", "127.0.0.1", "[::1]"].includes(new URL(publicOrigin).hostname);
  const isSecure = publicOrigin.startsWith("https://");
  const forStripe = "must be unset: live keys and production use Stripe itself";
  const required = "is required in production";
  return [
    ["STRIPE_PUBLIC_KEY", (keys[0] === "") !== (keys[1] === ""), "goes with STRIPE_SECRET_KEY"],
    ["PUBLIC_ORIGIN", isLive && !isSecure, "must start with https:// for live Stripe keys"],
    ["STRIPE_API_ORIGIN", (isLive || isProduction) && !!of.STRIPE_API_ORIGIN, forStripe],
    ["STRIPE_SCRIPT_URL", (isLive || isProduction) && !!of.STRIPE_SCRIPT_URL, forStripe],
    ["DATABASE_DIRECT_URL", !!of.DATABASE_DIRECT_URL && !of.DATABASE_URL, "goes with DATABASE_URL"],
    [
      "RECAPTCHA_SECRET_KEY",
      !of.RECAPTCHA_SITE_KEY !== !of.RECAPTCHA_SECRET_KEY,
      "goes with RECAPTCHA_SITE_KEY",
    ],
    [
      "HUMAN_VERIFICATION_COUNTER_MAX",
      of.HUMAN_VERIFICATION_COUNTER_MAX < of.HUMAN_VERIFICATION_COUNTER_MIN,
      "must not be less than HUMAN_VERIFICATION_COUNTER_MIN",
    ],
    ["APP_SECRET", isProduction && !of.APP_SECRET, `${required}: 32 random characters or more`],
    ["DATABASE_URL", isProduction && !of.DATABASE_URL, `${required} (PostgreSQL)`],
    ["PUBLIC_ORIGIN", isProduction && (!isSecure || isLoopback), `${required}, with https://`],
    ["SMTP_URL", isProduction && !of.SMTP_URL, required],
    ["MAIL_FROM", isProduction && of.MAIL_FROM.includes("quotehaven.example"), required],
    ["SUPPORT_EMAIL", isProduction && of.SUPPORT_EMAIL.endsWith("quotehaven.example"), required],
    ["STRIPE_SECRET_KEY", isProduction && keys[0] === "", required],
    [
      "STRIPE_SECRET_KEY",
      isProduction && keys.some((one) => one.split("_")[1] === "test"),
      "must be a live key in production, as STRIPE_PUBLIC_KEY",
    ],
    ["STRIPE_WEBHOOK_SECRET", isProduction && !of.STRIPE_WEBHOOK_SECRET, required],
    ["SEED_DEMO", isProduction && seedDemo, "must be unset in production"],
  ];
}

const minute = 60_000;
const hour = 60 * minute;

function configOf(of: Values) {
  const mode = of.QUOTEHAVEN_MODE;
  const isLocal = mode === "local";
  const publicOrigin = new URL(of.PUBLIC_ORIGIN ?? `http://localhost:${of.PORT}`).origin;
  const siteKey = of.RECAPTCHA_SITE_KEY;
  const secretKey = of.RECAPTCHA_SECRET_KEY;
  const collector = of.OTEL_EXPORTER_OTLP_ENDPOINT;
  const tracesUrl =
    of.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ??
    (collector && `${collector.replace(/\/$/, "")}/v1/traces`);
  return {
    mode,
    host: of.HOST,
    port: of.PORT,
    publicOrigin,
    logLevel: of.LOG_LEVEL,
    trustedProxies: listed(of.TRUSTED_PROXIES ?? ""),
    databaseUrl: of.DATABASE_URL ?? null,
    databaseDirectUrl: of.DATABASE_DIRECT_URL ?? null,
    databasePoolSize: of.DATABASE_POOL_SIZE,
    dataDir: resolve(of.DATA_DIR),
    vacuumEveryMs: of.VACUUM_MINUTES * minute,
    secret: of.APP_SECRET ?? "",
    seedDemo: of.SEED_DEMO ?? isLocal,
    session: {
      idleMs: of.SESSION_IDLE_MINUTES * minute,
      maxMs: of.SESSION_MAX_HOURS * hour,
      operators: {
        idleMs: of.OPERATOR_SESSION_IDLE_MINUTES * minute,
        maxMs: of.OPERATOR_SESSION_MAX_HOURS * hour,
      },
    },
    tokens: {
      verifyMs: of.VERIFY_LINK_HOURS * hour,
      resetMs: of.RESET_LINK_MINUTES * minute,
    },
    passwords: {
      maxConcurrent: of.PASSWORD_HASHES_AT_ONCE ?? availableParallelism(),
      maxQueued: of.PASSWORD_HASHES_QUEUED,
    },
    mail: {
      smtpUrl: of.SMTP_URL ?? null,
      from: of.MAIL_FROM,
      support: of.SUPPORT_EMAIL,
      maxAttempts: of.MAIL_MAX_ATTEMPTS,
      quotesTogetherMs: of.QUOTE_MAIL_MINUTES * minute,
      leadsTogetherMs: of.LEAD_MAIL_MINUTES * minute,
      digestHour: of.LEAD_DIGEST_HOUR,
    },
    human: {
      recaptcha:
        siteKey !== undefined && secretKey !== undefined
          ? {
              siteKey,
              secretKey,
              minScore: of.RECAPTCHA_MIN_SCORE_PERCENT / 100,
              verifyUrl:
                of.RECAPTCHA_VERIFY_URL ?? "https://www.google.com/recaptcha/api/siteverify",
            }
          : null,
      cost: of.HUMAN_VERIFICATION_COST,
      counterMin: of.HUMAN_VERIFICATION_COUNTER_MIN,
      counterMax: of.HUMAN_VERIFICATION_COUNTER_MAX,
      lifetimeMs: of.HUMAN_VERIFICATION_MINUTES * minute,
    },
    stripe: {
      publicKey: of.STRIPE_PUBLIC_KEY ?? "",
      secretKey: of.STRIPE_SECRET_KEY ?? "",
      webhookSecret: of.STRIPE_WEBHOOK_SECRET ?? null,
      apiOrigin: of.STRIPE_API_ORIGIN ? new URL(of.STRIPE_API_ORIGIN).origin : null,
      scriptUrl: of.STRIPE_SCRIPT_URL ?? null,
      timeoutMs: of.STRIPE_TIMEOUT_MS,
    },
    leadFeeCents: of.LEAD_FEE_CENTS,
    leadDetailsNeedCheck: of.LEAD_DETAILS_NEED_CHECK,
    choiceDeadlineHours: of.CHOICE_DEADLINE_HOURS,
    limits: limitsWith(of.LIMITS).limits,
    maxConnections: of.MAX_CONNECTIONS,
    maxConnectionsPerAddress: of.MAX_CONNECTIONS_PER_ADDRESS,
    requestTimeoutMs: of.REQUEST_TIMEOUT_MS,
    shutdownGraceMs: (of.SHUTDOWN_GRACE_SECONDS ?? (isLocal ? 0 : 10)) * 1000,
    listensOnceReady: of.LISTEN_ONCE_READY,
    releasesUrl: of.RELEASES_URL ?? `${publicOrigin}/releases.json`,
    releaseStore: of.RELEASE_STORE ? { address: of.RELEASE_STORE, origin: publicOrigin } : null,
    figuresToken: of.FIGURES_TOKEN ?? null,
    traces: tracesUrl ? { url: tracesUrl, serviceName: of.OTEL_SERVICE_NAME } : null,
    apiDocs: of.API_DOCS ?? isLocal,
  };
}
