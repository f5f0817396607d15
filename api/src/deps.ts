import type { FastifyBaseLogger } from "fastify";
import type { Config } from "./server/settings/config";
import type { Database } from "./database";
import type { RequestsUnderWay } from "./server/health/requestsUnderWay";
import type { Metrics } from "./server/metrics/metrics";
import type { Clock } from "./server/clock";
import type { HumanVerifier } from "./accounts/human/humanVerifier";
import type { Mailer } from "./outbox/mail/mailer";
import type { PaymentProvider } from "./payments/provider/paymentProvider";
import type { Releases } from "./operations/builds/releases";
import type { Passwords } from "./accounts/passwords/passwords";
import type { RateLimiter } from "./server/limits/rateLimiter";
import type { Sessions } from "./accounts/sessions/sessions";
import type { LiveBuilds } from "./operations/builds/liveBuilds";

/** What features work with. */
export type Deps = {
  config: Config;
  db: Database;
  clock: Clock;
  log: FastifyBaseLogger;
  mailer: Mailer;
  payments: PaymentProvider;
  humanVerifier: HumanVerifier;
  passwords: Passwords;
  rateLimiter: RateLimiter;
  sessions: Sessions;
  liveBuilds: LiveBuilds;
  /** Null where this process was told of no release store. */
  releases: Releases | null;
  metrics: Metrics;
  /** Tells the last traces; null where none are told. */
  stopTracing: (() => Promise<void>) | null;
  requests: RequestsUnderWay;
  /** Until the database is ready, requests are answered 503. Told to end, the process still answers all. */
  life: { phase: "starting" | "serving" | "ending" };
};
