import { SMTPServer } from "smtp-server";

/** A mail server that takes every mail and keeps when the first for each address came. */
export class MailSink {
  readonly #cameAt = new Map<string, number>();
  count = 0;

  private constructor(
    private readonly server: SMTPServer,
    readonly port: number,
  ) {}

  static async open(): Promise<MailSink> {
    const took: { mail(address: string): void } = { mail: () => {} };
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ["AUTH", "STARTTLS"],
      disableReverseLookup: true,
      logger: false,
      onData(stream, { envelope }, callback) {
        stream.resume();
        stream.on("end", () => {
          for (const { address } of envelope.rcptTo) took.mail(address);
          callback(null);
        });
      },
    });
    server.on("error", () => {});
    await new Promise<void>((resume) => server.listen(0, "127.0.0.1", resume));
    const address = server.server.address();
    const sink = new MailSink(server, typeof address === "object" && address ? address.port : 0);
    took.mail = (address) => sink.#take(address);
    return sink;
  }

  #take(address: string): void {
    this.count += 1;
    if (!this.#cameAt.has(address)) this.#cameAt.set(address, performance.now());
  }

  /** When the first mail for an address came, of `performance.now()`. */
  cameAt(address: string): number | undefined {
    return this.#cameAt.get(address);
  }

  close(): Promise<void> {
    return new Promise((resume) => this.server.close(() => resume()));
  }
}
