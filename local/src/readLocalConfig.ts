import { resolve } from "node:path";
import { readConfig, type Config } from "@quotehaven/api";
import type { NamedPort } from "./assertPortsFree";

type Env = Readonly<Record<string, string | undefined>>;

/** The configuration of a local start. */
export type LocalConfig = {
  api: Config;
  /** Where the sandbox listens; null where real providers are configured and it is not needed. */
  sandbox: {
    port: number;
    smtpPort: number;
    dataDir: string;
    /** What of it is used; a provider that is configured takes its place. */
    uses: { cards: boolean; mail: boolean };
  } | null;
  storeFolder: string;
};

/** Keys of the sandbox's card processor: they open nothing anywhere else. */
export const sandboxKeys = {
  publishableKey: "pk_test_quotehaven_sandbox",
  secretKey: "sk_test_quotehaven_sandbox",
  webhookSecret: "whsec_quotehaven_sandbox",
};

/**
 * Reads the environment of a local start. What is not configured comes from the sandbox: cards
 * without `STRIPE_SECRET_KEY`, mail without `SMTP_URL`.
 *
 * @throws ConfigError of the API, naming every problem
 */
export function readLocalConfig(env: Env): LocalConfig {
  const port = Number(env.PORT ?? 3000);
  const sandboxPort = Number(env.SANDBOX_PORT ?? port + 1);
  const smtpPort = Number(env.SANDBOX_SMTP_PORT ?? port + 2);
  const hasCards = Boolean(env.STRIPE_SECRET_KEY);
  const hasMail = Boolean(env.SMTP_URL);
  const sandboxOrigin = `http://localhost:${sandboxPort}`;
  const storeFolder = resolve(env.RELEASE_STORE ?? ".releases");
  const api = readConfig({
    LOG_LEVEL: "warn",
    ...env,
    RELEASE_STORE: storeFolder,
    QUOTEHAVEN_MODE: "local",
    ...(hasCards
      ? {}
      : {
          STRIPE_PUBLIC_KEY: sandboxKeys.publishableKey,
          STRIPE_SECRET_KEY: sandboxKeys.secretKey,
          STRIPE_WEBHOOK_SECRET: sandboxKeys.webhookSecret,
          STRIPE_API_ORIGIN: sandboxOrigin,
          STRIPE_SCRIPT_URL: `${sandboxOrigin}/v3/`,
        }),
    ...(hasMail ? {} : { SMTP_URL: `smtp://localhost:${smtpPort}` }),
  });
  const isNeeded = !hasCards || !hasMail;
  return {
    api,
    sandbox: isNeeded
      ? {
          port: sandboxPort,
          smtpPort,
          dataDir: resolve(api.dataDir, "sandbox"),
          uses: { cards: !hasCards, mail: !hasMail },
        }
      : null,
    storeFolder,
  };
}

/** The ports that the sandbox opens, on this machine alone. */
export function sandboxPorts({ sandbox }: Pick<LocalConfig, "sandbox">): NamedPort[] {
  if (!sandbox) return [];
  const host = "127.0.0.1";
  return [
    { port: sandbox.port, variable: "SANDBOX_PORT", host },
    { port: sandbox.smtpPort, variable: "SANDBOX_SMTP_PORT", host },
  ];
}
