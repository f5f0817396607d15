import { startSandbox } from "./startSandbox";

/** The sandbox as a process of its own, for an API that runs elsewhere. */
const { env } = process;
const sandbox = await startSandbox({
  port: Number(env.SANDBOX_PORT ?? 3001),
  smtpPort: Number(env.SANDBOX_SMTP_PORT ?? 3002),
  publishableKey: env.STRIPE_PUBLIC_KEY ?? "pk_test_quotehaven_sandbox",
  secretKey: env.STRIPE_SECRET_KEY ?? "sk_test_quotehaven_sandbox",
  webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? "whsec_quotehaven_sandbox",
  webhookUrl: env.SANDBOX_WEBHOOK_URL,
  dataDir: env.SANDBOX_DATA_DIR,
  name: env.SANDBOX_NAME,
});
console.log(`Mailbox: ${sandbox.origin}/mailbox (SMTP on ${sandbox.smtpPort})`);
console.log(`Card processor: ${sandbox.origin}/card-processor`);

const stop = () => void sandbox.close().then(() => process.exit(0));
process.once("SIGTERM", stop);
process.once("SIGINT", stop);
