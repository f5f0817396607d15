import { SMTPServer, type SMTPServerSession } from "smtp-server";

/** How the mail server behaves. */
export const SMTP_MODES = ["ok", "tarpit", "4xx", "5xx", "down", "lose"] as const;
export type SmtpMode = (typeof SMTP_MODES)[number];

const MAX_MESSAGE_BYTES = 1024 * 1024;
/** Longer than any client waits for a greeting. */
const TARPIT_MS = 10 * 60 * 1000;

type Received = (raw: Uint8Array, recipients: string[]) => Promise<void>;
type Callback = (error?: Error | null) => void;

class SmtpRefusal extends Error {
  constructor(
    readonly responseCode: number,
    message: string,
  ) {
    super(message);
  }
}

/** A real SMTP server on loopback, without sign-in or encryption, with faults on demand. */
export class SmtpReceiver {
  #mode: SmtpMode = "ok";
  #server: SMTPServer | undefined;
  readonly #tarpitted = new Set<NodeJS.Timeout>();
  port = 0;
  /** How many mails it accepted and lost. */
  lost = 0;

  constructor(
    private readonly host: string,
    private readonly received: Received,
  ) {}

  get mode(): SmtpMode {
    return this.#mode;
  }

  /** Starts listening. Port 0 takes a free one; see `port`. */
  async listen(port: number): Promise<void> {
    this.port = await this.#open(port);
  }

  async setMode(mode: SmtpMode): Promise<void> {
    const before = this.#mode;
    this.#mode = mode;
    this.#freeTarpitted();
    if (mode === "down") await this.#shut();
    else if (before === "down") await this.#open(this.port);
  }

  async close(): Promise<void> {
    this.#freeTarpitted();
    await this.#shut();
  }

  #open(port: number): Promise<number> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ["AUTH", "STARTTLS"],
      disableReverseLookup: true,
      closeTimeout: 50,
      logger: false,
      name: "sandbox.localhost",
      size: MAX_MESSAGE_BYTES,
      onConnect: (_session, callback) => this.#pass(callback),
      onMailFrom: (_address, _session, callback) => this.#pass(callback),
      onRcptTo: ({ address }, _session, callback) => this.#accept(address, callback),
      onData: (stream, session, callback) => {
        const chunks: Buffer[] = [];
        stream.on("data", (chunk: Buffer) => {
          if (!stream.sizeExceeded) chunks.push(chunk);
        });
        stream.on("end", () => {
          if (stream.sizeExceeded) return callback(new SmtpRefusal(552, "Message is too large"));
          this.#take(Buffer.concat(chunks), session).then(
            () => callback(null),
            () => callback(new SmtpRefusal(451, "Message could not be read")),
          );
        });
      },
    });
    // A connection that breaks off is the client's business; the next one is served.
    server.on("error", () => {});
    this.#server = server;
    return new Promise((resolve, reject) => {
      server.server.once("error", reject);
      server.listen(port, this.host, () => {
        server.server.off("error", reject);
        const address = server.server.address();
        resolve(typeof address === "object" && address !== null ? address.port : port);
      });
    });
  }

  async #take(raw: Uint8Array, session: SMTPServerSession): Promise<void> {
    // Accepted, and never seen again: nobody who sent it can know.
    if (this.#mode === "lose") {
      this.lost += 1;
      return;
    }
    return this.received(
      raw,
      session.envelope.rcptTo.map(({ address }) => address),
    );
  }

  /** Refuses as mail servers do: the reply repeats the address. */
  #accept(address: string, callback: Callback): void {
    if (this.#mode === "4xx") callback(new SmtpRefusal(451, `<${address}>: Temporarily rejected`));
    else if (this.#mode === "5xx") callback(new SmtpRefusal(554, `<${address}>: Access denied`));
    else callback(null);
  }

  #pass(callback: Callback): void {
    if (this.#mode === "tarpit") {
      const timer = setTimeout(callback, TARPIT_MS);
      timer.unref();
      this.#tarpitted.add(timer);
    } else callback(null);
  }

  #freeTarpitted(): void {
    for (const timer of this.#tarpitted) clearTimeout(timer);
    // Their callers keep a silent connection until they give up, as with a real tarpit.
    this.#tarpitted.clear();
  }

  #shut(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (!server) return Promise.resolve();
    return new Promise((resolve) => server.close(() => resolve()));
  }
}
