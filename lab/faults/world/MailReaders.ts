import { setTimeout as pause } from "node:timers/promises";
import { DoneReply } from "@quotehaven/contract/schemas";
import type { Agent } from "@quotehaven/e2e/people/Agent";
import { linkIn, mailsTo } from "@quotehaven/e2e/people/mailbox";
import { until } from "@quotehaven/e2e/until";
import { Latencies } from "./Latencies";
import type { ApiProcess, Sandbox, World } from "./World";

type Path = "/verify" | "/reset-password";

/** People who register, or forgot their password, and wait for a mail with a link. */
export class MailReaders {
  /** How long it took to be registered, or to have a reset on its way. */
  readonly #usual = new Latencies();
  readonly #during = new Latencies();
  /** What no log may hold. */
  readonly #secrets = new Set<string>();
  readonly #waiting: { email: string; path: Path }[] = [];
  readonly #forgetful: Agent[] = [];

  constructor(
    private readonly world: World,
    private readonly api: ApiProcess,
    private readonly sandbox: Sandbox,
  ) {}

  /** Registers those who will forget their password, while mail still works. */
  async prepare(count: number): Promise<void> {
    for (let number = 0; number < count; number += 1) {
      const agent = await this.#register();
      await agent.verify();
      await agent.logIn();
      if (agent.api.sid) this.#secrets.add(agent.api.sid);
      this.#forgetful.push(agent);
    }
  }

  /** Lets one register, and one ask for a new password, over and over for a while. */
  async askForMail(durationMs: number, { isFault = false } = {}): Promise<void> {
    const answers = isFault ? this.#during : this.#usual;
    const endsAt = performance.now() + durationMs;
    while (performance.now() < endsAt) {
      await answers.measure(() => this.#register());
      this.world.count("registrations");
      const agent = this.#forgetful.shift();
      if (agent) {
        await answers.measure(() => this.#askForReset(agent));
        this.world.count("forgotten passwords");
      }
      await pause(this.world.times(400, 1_500));
    }
  }

  /** How many of the expected mails are in the mailbox. */
  async arrived(): Promise<number> {
    return (await this.#received()).filter((mails) => mails.length > 0).length;
  }

  /** Waits until everybody has their mail, and checks that nobody has it twice. */
  async checkMail(when: string, waitMs: number): Promise<void> {
    const startedAt = performance.now();
    const all = this.#waiting.length;
    await until("everybody's mail", async () => (await this.arrived()) === all, waitMs).catch(
      () => {},
    );
    const seconds = Math.round((performance.now() - startedAt) / 1_000);
    this.world.note(`${when}, the last mail came after`, `${seconds} s`);
    const received = await this.#received();
    const missing = received.filter((mails) => mails.length === 0).length;
    const doubled = received.filter((mails) => mails.length > 1).length;
    this.world.check(`${when}: nobody's mail is lost`, missing === 0, `${missing} of ${all}`);
    this.world.check(`${when}: nobody has it twice`, doubled === 0, doubled);
  }

  /** Registering and asking for a reset never waited for the mail server. */
  checkAnswers(): void {
    this.world.note("registrations and resets, usually", String(this.#usual));
    this.world.note("registrations and resets, with the fault", String(this.#during));
    this.world.check("no registration or reset failed", this.#during.failures.length === 0);
    this.world.checkTime("each was answered in", this.#during.quantile(1), 1_000);
  }

  /** No link, sid, human token, password or address is in what the API wrote. */
  async checkLog(): Promise<void> {
    for (const mails of await this.#received()) for (const token of mails) this.#secrets.add(token);
    const log = this.api.output;
    const leaked = [...this.#secrets].filter((secret) => log.includes(secret));
    this.world.note("secrets looked for in the log", this.#secrets.size);
    this.world.note("lines of log", log.split("\n").length);
    this.world.check(
      "none of them is in the log, and it tells of the failures",
      leaked.length === 0 && log.includes("will try again"),
      leaked.slice(0, 3).join(", "),
    );
  }

  async #register(): Promise<Agent> {
    const agent = this.world.newAgent(this.api, this.sandbox);
    const { email, password } = agent.details;
    await agent.register();
    this.#secrets.add(email).add(password);
    this.#waiting.push({ email, path: "/verify" });
    return agent;
  }

  async #askForReset({ api, details: { email } }: Agent): Promise<void> {
    const token = await api.humanToken("forgot-password");
    this.#secrets.add(token);
    await api.get("/auth/forgot-password", DoneReply, { email, token });
    this.#waiting.push({ email, path: "/reset-password" });
  }

  /** For every mail that somebody waits for, the tokens of those that came. */
  async #received(): Promise<string[][]> {
    const tokens = new Map<string, string[]>();
    for (const mail of await mailsTo(this.sandbox.origin, "@example.com")) {
      const path = /reset/i.test(mail.subject) ? "/reset-password" : "/verify";
      if (!mail.text.includes(`${path}?`)) continue;
      const key = `${path} ${String(mail.to)}`;
      const token = new URL(linkIn(mail, path)).searchParams.get("token") ?? "";
      tokens.set(key, [...(tokens.get(key) ?? []), token]);
    }
    return this.#waiting.map(({ email, path }) => tokens.get(`${path} ${email}`) ?? []);
  }
}
