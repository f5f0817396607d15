import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import pino from "pino";
import type { Config } from "./config";
import { openDatabase } from "./database";
import type { Deps } from "./deps";
import { watchDatabase } from "./metrics/databaseMetrics";
import { createMetrics } from "./metrics/metrics";
import { systemClock } from "./ports/clock";
import { noTracing } from "./ports/tracing";
import { logSerializers } from "./http/requestLog";
import { countRequests } from "./ports/requestsUnderWay";
import { createAltchaVerifier } from "./human/altcha";
import { createRecaptchaVerifier } from "./human/recaptcha";
import { logOutput } from "./logOutput";
import { createSmtpMailer } from "./mail/smtpMailer";
import { createStripeProvider } from "./payments/stripeProvider";
import { storeReleases } from "./releases/storeReleases";
import { seedReference } from "./seeds/seedReference";
import { createPasswords } from "./security/passwords";
import { createRateLimiter } from "./security/rateLimiter";
import { createSessions } from "./session/sessions";
import { createLiveBuilds } from "./telemetry/liveBuilds";
import { createOpenTelemetry } from "./tracing/openTelemetry";
import { traceCards, traceMails } from "./tracing/tracePorts";

/**
 * Opens what the configuration names: the database, migrated and with its reference data, and
 * the services around it. Close it with {@link closeDeps}.
 *
 * @throws FolderInUse, or what the database says.
 */
export async function openDeps(given: Config, log = openLog(given)): Promise<Deps> {
  const { traces } = given;
  const tracing = traces === null ? noTracing : await createOpenTelemetry(traces, log);
  const db = await openDatabase(given, {
    onError: (error) => log.warn({ err: error }, "database connection"),
    onStatement: tracing === noTracing ? undefined : tracing.statement,
  });
  try {
    await seedReference(db);
    const config = { ...given, secret: given.secret || (await localSecret(given.dataDir)) };
    const clock = systemClock;
    const { recaptcha } = config.human;
    const metrics = createMetrics({ ofProcess: true });
    watchDatabase(metrics, { db, clock });
    return {
      config,
      db,
      clock,
      log,
      mailer: traceMails(createSmtpMailer(config), tracing),
      payments: traceCards(createStripeProvider(config), tracing),
      humanVerifier: recaptcha
        ? createRecaptchaVerifier(recaptcha, config.publicOrigin, clock)
        : createAltchaVerifier(config, clock),
      passwords: createPasswords(config.passwords),
      rateLimiter: createRateLimiter(clock, config.limits, db),
      sessions: createSessions(config, db, clock),
      liveBuilds: createLiveBuilds(config.releasesUrl),
      releases: config.releaseStore && storeReleases(config.releaseStore),
      metrics,
      tracing,
      requests: countRequests(),
      ending: { isAsked: false },
    };
  } catch (error) {
    await db.close().catch(() => {});
    throw error;
  }
}

/** The log, on standard output. */
export const openLog = ({ logLevel }: Config) =>
  pino({ level: logLevel, serializers: logSerializers }, logOutput());

/** Closes what {@link openDeps} opened. */
export async function closeDeps({ mailer, db, tracing }: Deps): Promise<void> {
  await mailer.close();
  await db.close();
  await tracing.close();
}

/** Production's secret is configured; a local data folder keeps one of its own. */
async function localSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, "secret");
  try {
    return (await readFile(file, "utf8")).trim();
  } catch {
    const secret = randomBytes(32).toString("base64url");
    await mkdir(dataDir, { recursive: true });
    await writeFile(file, secret, { mode: 0o600 });
    return secret;
  }
}
