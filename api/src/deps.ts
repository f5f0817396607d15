import type { FastifyBaseLogger } from "fastify";
import type { Config } from "./config";
import type { Database } from "./database";
import type { RequestsUnderWay } from "./ports/requestsUnderWay";
import type { Metrics } from "./metrics/metrics";
import type { Clock } from "./ports/clock";
import type { HumanVerifier } from "./ports/humanVerifier";
import type { Mailer } from "./ports/mailer";
import type { PaymentProvider } from "./ports/paymentProvider";
import type { Releases } from "./ports/releases";
import type { Tracing } from "./ports/tracing";
import type { Passwords } from "./security/passwords";
import type { RateLimiter } from "./security/rateLimiter";
import type { Sessions } from "./session/sessions";
import type { LiveBuilds } from "./telemetry/liveBuilds";

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
  tracing: Tracing;
  requests: RequestsUnderWay;
  /** Set once the process is told to end: it says so, and still answers. */
  ending: { isAsked: boolean };
};
