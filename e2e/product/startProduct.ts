import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { threeFreePorts } from "../freePorts";
import { endChild, untilReady } from "./childProcess";

const root = resolve(import.meta.dirname, "../..");
/** Builds what is stale first; another script may be named where everything is built. */
const startScript = process.env.E2E_START ?? "local/bin/start.mjs";
const startTimeoutMs = 600_000;

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
export type ProductPorts = { site: number; sandbox: number; smtp: number };

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
  const child = spawn(process.execPath, [startScript], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      ...productEnv(options, ports),
      ...options.env,
    },
  });
  const output: string[] = [];
  child.stdout.on("data", (chunk: Buffer) => output.push(chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => output.push(chunk.toString()));
  const origin = `http://localhost:${ports.site}`;
  try {
    await untilReady(child, `${origin}/api/health/ready`, startTimeoutMs);
  } catch (error) {
    await endChild(child, "SIGKILL");
    throw new Error(`The product did not start: ${String(error)}\n${output.join("")}`, {
      cause: error,
    });
  }
  // Whoever walks through it would only see that nothing answers any more.
  const tell = (code: number | null, signal: string | null) =>
    process.stderr.write(`The product ended by itself (${code ?? signal}):\n${output.join("")}\n`);
  child.once("exit", tell);
  const end = (signal: "SIGTERM" | "SIGKILL") => {
    child.off("exit", tell);
    return endChild(child, signal);
  };
  return {
    origin,
    sandboxOrigin: `http://localhost:${ports.sandbox}`,
    ports,
    stop: () => end("SIGTERM"),
    kill: () => end("SIGKILL"),
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
    LIMIT_TELEMETRY_BY_IP: "100000",
  };
}

async function freePorts(): Promise<ProductPorts> {
  const [site, sandbox, smtp] = await threeFreePorts();
  return { site, sandbox, smtp };
}
