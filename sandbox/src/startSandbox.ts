import { createSandboxApp } from "./sandboxApp";
import { ApiFaults } from "./cardProcessor/apiFaults";
import { Processor } from "./cardProcessor/processor";
import { Webhooks } from "./cardProcessor/webhooks";
import { mailCollection } from "./mailbox/mail";
import { parseMail } from "./mailbox/parseMail";
import { SmtpReceiver } from "./mailbox/smtpReceiver";
import { Store } from "./store/store";

/** What a sandbox needs to know. Ports: 0 takes a free one. */
export type SandboxOptions = {
  port: number;
  smtpPort: number;
  /** The address to listen on; loopback unless said otherwise. */
  host?: string;
  /** `pk_test_…`, as the product's pages use it. */
  publishableKey: string;
  /** `sk_test_…`, as the product's server uses it. */
  secretKey: string;
  /** `whsec_…`, with which events are signed. */
  webhookSecret: string;
  /** Where events are sent; none are sent without it. */
  webhookUrl?: string;
  /** A folder in which everything survives a restart; kept in memory without it. */
  dataDir?: string;
  /** Pages that may use the card processor; every http page on this machine by default. */
  allowedOrigins?: string[];
  /** Milliseconds since 1970; for tests. */
  now?: () => number;
};

/** A running sandbox. */
export type Sandbox = {
  /** For example `http://localhost:3001`. */
  origin: string;
  /** The port of the card processor and the mailbox. */
  port: number;
  smtpPort: number;
  /** Sends events here from now on, the undelivered ones first. */
  setWebhookUrl(url: string | undefined): void;
  close(): Promise<void>;
};

/**
 * Starts the outside world for local use: a mailbox behind a real SMTP server, and a card
 * processor that speaks Stripe's protocol.
 *
 * @throws when a port is taken
 * @example const { origin, smtpPort, close } = await startSandbox({ port: 3001, smtpPort: 2525, … })
 */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { host = "127.0.0.1", dataDir, now = Date.now } = options;
  const mailStore = new Store(dataDir, "mailbox.jsonl");
  const mails = mailCollection(mailStore);
  mailStore.load();
  const smtp = new SmtpReceiver(host, async (raw, recipients) => {
    mails.put(await parseMail(raw, recipients, new Date(now())));
    mailStore.commit();
  });
  const processor = new Processor(dataDir, now);
  const webhooks = new Webhooks(processor, options.webhookSecret, options.webhookUrl);
  const app = createSandboxApp({
    ...options,
    host,
    processor,
    webhooks,
    smtp,
    mails,
    faults: new ApiFaults(),
  });

  const close = async () => {
    webhooks.close();
    await Promise.all([app.close(), smtp.close()]);
  };
  try {
    await smtp.listen(options.smtpPort);
    await app.listen({ port: options.port, host });
  } catch (error) {
    await close();
    throw error;
  }
  const address = app.server.address();
  const port = typeof address === "object" && address !== null ? address.port : options.port;
  const name = host === "127.0.0.1" || host === "0.0.0.0" ? "localhost" : host;
  processor.origin = `http://${name}:${port}`;
  webhooks.start();
  return {
    origin: processor.origin,
    port,
    smtpPort: smtp.port,
    setWebhookUrl: (url) => webhooks.setUrl(url),
    close,
  };
}
