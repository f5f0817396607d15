import { ServerProcess } from "../product/ServerProcess";
import { processorKeys, type Sandbox } from "./Sandbox";

/** The API as it was built last, in a process of its own. */
export type Api = ServerProcess & { origin: string };

/** One at a port, not started yet: a customer of the sandbox with these settings besides. */
export function apiProcess(sandbox: Sandbox, port: number, settings: Record<string, string>): Api {
  const origin = `http://127.0.0.1:${port}`;
  const server = new ServerProcess({
    script: "api/dist/main.mjs",
    readyUrl: `${origin}/api/health/ready`,
    env: { ...apiEnv(sandbox, port), ...settings },
  });
  return Object.assign(server, { origin });
}

function apiEnv({ origin, ports }: Sandbox, port: number): Record<string, string> {
  return {
    ...processorKeys,
    QUOTEHAVEN_MODE: "local",
    HOST: "127.0.0.1",
    PORT: String(port),
    PUBLIC_ORIGIN: `http://localhost:${port}`,
    SEED_DEMO: "false",
    STRIPE_API_ORIGIN: origin,
    STRIPE_SCRIPT_URL: `${origin}/v3/`,
    SMTP_URL: `smtp://localhost:${ports.smtp}`,
    TRUSTED_PROXIES: "127.0.0.1",
    HUMAN_VERIFICATION_COST: "1",
    HUMAN_VERIFICATION_COUNTER_MIN: "0",
    HUMAN_VERIFICATION_COUNTER_MAX: "1",
    RECAPTCHA_SITE_KEY: "",
    RECAPTCHA_SECRET_KEY: "",
    LOG_LEVEL: "info",
  };
}
