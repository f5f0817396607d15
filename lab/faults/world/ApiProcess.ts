import { Process } from "./Process";
import { processorKeys, type Sandbox } from "./Sandbox";

/** What an API works with. */
export type ApiOptions = {
  /** A sandbox to pay and mail through; without one neither can be reached. */
  sandbox?: Sandbox;
  /** The port that the sandbox already sends its events to. */
  port?: number;
  /** Where its data is; what the run's engine has for its folder, unless given. */
  database?: { url: string };
  /** A folder of the run, for another process on the same data or a disk of its own. */
  dataDir?: string;
  env?: Record<string, string>;
  /** Of another version than the one that was built last. */
  script?: string;
  wrapper?: readonly string[];
};

/** The API in a process of its own, as it was built last. */
export class ApiProcess extends Process {
  readonly origin: string;
  /** Empty where the data is in `dataDir`. */
  readonly databaseUrl: string;

  constructor(
    port: number,
    readonly dataDir: string,
    {
      sandbox,
      database,
      env,
      wrapper,
      script = "api/dist/main.mjs",
    }: Omit<ApiOptions, "port" | "dataDir">,
  ) {
    const origin = `http://127.0.0.1:${port}`;
    const databaseUrl = database?.url ?? "";
    const sandboxOrigin = sandbox?.origin ?? "http://localhost:9";
    super({
      script,
      readyUrl: `${origin}/api/health/ready`,
      wrapper,
      env: {
        ...processorKeys,
        QUOTEHAVEN_MODE: "local",
        HOST: "127.0.0.1",
        PORT: String(port),
        PUBLIC_ORIGIN: `http://localhost:${port}`,
        DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl,
        SEED_DEMO: "false",
        STRIPE_API_ORIGIN: sandboxOrigin,
        STRIPE_SCRIPT_URL: `${sandboxOrigin}/v3/`,
        SMTP_URL: `smtp://localhost:${sandbox?.smtpPort ?? 9}`,
        TRUSTED_PROXIES: "127.0.0.1",
        HUMAN_VERIFICATION_COST: "1",
        HUMAN_VERIFICATION_COUNTER_MIN: "0",
        HUMAN_VERIFICATION_COUNTER_MAX: "1",
        RECAPTCHA_SITE_KEY: "",
        RECAPTCHA_SECRET_KEY: "",
        LOG_LEVEL: "info",
        ...env,
      },
    });
    this.origin = origin;
    this.databaseUrl = databaseUrl;
  }
}
