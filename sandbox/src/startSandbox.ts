import { createSandboxApp } from "./sandboxApp";
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
  /**
   * The name by which other machines of a closed network reach it, such as containers. Without it, only
   * this machine does.
   */
  name?: string;
};

/** A running sandbox. */
export type Sandbox = {
  /** For example `http://localhost:3001`. */
  origin: string;
  /** The port of the card processor and the mailbox. */
  port: number;
  smtpPort: number;
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
  const { dataDir, name } = options;
  const host = name === undefined ? "127.0.0.1" : "0.0.0.0";
  const mailStore = new Store(dataDir, "mailbox.jsonl");
  const mails = mailCollection(mailStore);
  mailStore.load();
  const smtp = new SmtpReceiver(host, async (raw, recipients) => {
    mails.put(await parseMail(raw, recipients, new Date()));
    mailStore.commit();
  });
  const processor = new Processor(dataDir);
  const webhooks = new Webhooks(processor, options.webhookSecret, options.webhookUrl);
  const app = createSandboxApp({ ...options, processor, webhooks, smtp, mails });

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
  processor.origin = `http://localhost:${port}`;
  webhooks.start();
  return {
    origin: processor.origin,
    port,
    smtpPort: smtp.port,
    close,
  };
}
