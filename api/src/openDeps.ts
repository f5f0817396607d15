import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import pino from "pino";
import type { Config } from "./server/settings/config";
import { connectDatabase } from "./database";
import type { Deps } from "./deps";
import { watchDatabase } from "./server/metrics/databaseMetrics";
import { createMetrics, watchProcess } from "./server/metrics/metrics";
import { systemClock } from "./server/clock";
import { traceStatement } from "./server/tracing/tracing";
import { logSerializers } from "./server/requestLog";
import { countRequests } from "./server/health/requestsUnderWay";
import { createAltchaVerifier } from "./accounts/human/altcha";
import { createRecaptchaVerifier } from "./accounts/human/recaptcha";
import { logOutput } from "./server/settings/logOutput";
import { createSmtpMailer } from "./outbox/mail/smtpMailer";
import { createStripeProvider } from "./payments/provider/stripeProvider";
import { storeReleases } from "./operations/builds/storeReleases";
import { createPasswords, usualCost } from "./accounts/passwords/passwords";
import { createRateLimiter } from "./server/limits/rateLimiter";
import { createSessions } from "./accounts/sessions/sessions";
import { createLiveBuilds } from "./operations/builds/liveBuilds";
import { startTracing } from "./server/tracing/startTracing";
import { traceCards, traceMails } from "./tracePorts";

/**
 * Opens what the configuration names: the database, which may not be there or up to date yet, and the
 * services around it. Close it with {@link closeDeps}.
 *
 * @throws FolderInUse
 */
export async function openDeps(given: Config): Promise<Deps> {
  const log = pino({ level: given.logLevel, serializers: logSerializers }, logOutput());
  const { traces } = given;
  const stopTracing = traces && (await startTracing(traces, log));
  const db = await connectDatabase(given, {
    onError: (error) => log.warn({ err: error }, "database connection"),
    onStatement: traces ? traceStatement : undefined,
  });
  try {
    const config = { ...given, secret: given.secret || (await localSecret(given.dataDir)) };
    const clock = systemClock;
    const { recaptcha } = config.human;
    const metrics = createMetrics();
    watchProcess(metrics);
    watchDatabase(metrics, { db, clock });
    return {
      config,
      db,
      clock,
      log,
      mailer: traceMails(createSmtpMailer(config)),
      payments: traceCards(createStripeProvider(config)),
      humanVerifier: recaptcha
        ? createRecaptchaVerifier(recaptcha, config.publicOrigin, clock)
        : createAltchaVerifier(config, clock),
      passwords: createPasswords(config.passwords, usualCost),
      rateLimiter: createRateLimiter(clock, config.limits, db),
      sessions: createSessions(config, db, clock),
      liveBuilds: createLiveBuilds(config.releasesUrl),
      releases: config.releaseStore && storeReleases(config.releaseStore),
      metrics,
      stopTracing,
      requests: countRequests(),
      life: { phase: "starting" },
    };
  } catch (error) {
    await db.close().catch(() => {});
    throw error;
  }
}

/** Closes what {@link openDeps} opened. */
export async function closeDeps({ mailer, db, stopTracing }: Deps): Promise<void> {
  await mailer.close();
  await db.close();
  await stopTracing?.();
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
