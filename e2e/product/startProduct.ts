import { threeFreePorts } from "../freePorts";
import { ServerProcess } from "./ServerProcess";

/** Builds what is stale first; another script may be named where everything is built. */
const startScript = process.env.E2E_START ?? "local/bin/start.mjs";

/** The whole product in a process of its own, as `npm start` serves it. */
export type Product = {
  origin: string;
  sandboxOrigin: string;
  ports: ProductPorts;
  /** Ends it in order, and waits until it is gone. */
  stop(): Promise<void>;
  /** Ends it at once, as a crash would (SIGKILL), and waits until it is gone. */
  kill(): Promise<void>;
};

/** Where the product, the sandbox and the sandbox's mail server listen. */
type ProductPorts = { site: number; sandbox: number; smtp: number };

type ProductOptions = {
  /** The folder of the embedded database and the sandbox; kept between starts. */
  dataDir: string;
  /** The folder of the release store. */
  releaseStore: string;
  /** Free ones unless given. */
  ports?: ProductPorts;
  env?: Record<string, string>;
};

/**
 * Starts the product and waits until it answers.
 *
 * Human verification costs next to nothing, mails of quotes wait for no others, figures of remotes are not
 * limited, and the forwarded address of each test person counts; everything else is as on a fresh clone.
 *
 * @throws with the product's own output where it does not come up
 */
export async function startProduct(options: ProductOptions): Promise<Product> {
  const ports = options.ports ?? (await freePorts());
  const origin = `http://localhost:${ports.site}`;
  const server = new ServerProcess({
    script: startScript,
    readyUrl: `${origin}/api/health/ready`,
    env: { ...productEnv(options, ports), ...options.env },
  });
  const child = await server.start();
  // Whoever walks through it would only see that nothing answers any more.
  const tell = (code: number | null, signal: string | null) =>
    process.stderr.write(`The product ended by itself (${code ?? signal}):\n${server.output}\n`);
  child.once("exit", tell);
  return {
    origin,
    sandboxOrigin: `http://localhost:${ports.sandbox}`,
    ports,
    stop() {
      child.off("exit", tell);
      return server.stop();
    },
    kill() {
      child.off("exit", tell);
      return server.kill();
    },
  };
}

function productEnv({ dataDir, releaseStore }: ProductOptions, ports: ProductPorts) {
  return {
    PORT: String(ports.site),
    SANDBOX_PORT: String(ports.sandbox),
    SANDBOX_SMTP_PORT: String(ports.smtp),
    QUOTE_MAIL_MINUTES: "0",
    LEAD_MAIL_MINUTES: "0",
    HOST: "127.0.0.1",
    PUBLIC_ORIGIN: `http://localhost:${ports.site}`,
    DATA_DIR: dataDir,
    RELEASE_STORE: releaseStore,
    DATABASE_URL: "",
    SMTP_URL: "",
    STRIPE_SECRET_KEY: "",
    STRIPE_PUBLIC_KEY: "",
    RECAPTCHA_SITE_KEY: "",
    RECAPTCHA_SECRET_KEY: "",
    TRUSTED_PROXIES: "127.0.0.1",
    HUMAN_VERIFICATION_COST: "1",
    HUMAN_VERIFICATION_COUNTER_MIN: "0",
    HUMAN_VERIFICATION_COUNTER_MAX: "1",
    // A beacon carries no address of its own: all test people share one.
    LIMITS: JSON.stringify({ telemetryByIp: { max: 100_000 } }),
  };
}

async function freePorts(): Promise<ProductPorts> {
  const [site, sandbox, smtp] = await threeFreePorts();
  return { site, sandbox, smtp };
}
