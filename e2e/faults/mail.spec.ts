import { DoneReply } from "@quotehaven/contract/schemas";
import { Agent } from "../people/Agent";
import { anAgent } from "../people/details";
import { linkIn, mailsTo, mailTo } from "../people/mailbox";
import { until } from "../until";
import { expect, test } from "./fixtures";
import { answerTo } from "./writes";

test(
  "mails wait for a server that is away, silent or refusing, also over a kill, and go out once",
  { tag: "@database" },
  async ({ sandbox, startApi, peopleAt }) => {
    const api = await startApi({ env: { LOG_LEVEL: "trace" } });
    const newcomers: Agent[] = [];
    for (const mode of ["down", "tarpit", "4xx", "5xx"]) {
      await sandbox.cards.fault("smtp", { mode });
      for (let count = 0; count < 3; count += 1) {
        const agent = new Agent(peopleAt(api).api(), anAgent(), sandbox.origin);
        // Registering waits for no mail server.
        await agent.register();
        newcomers.push(agent);
      }
      if (mode === "tarpit") {
        await api.kill();
        await api.start();
      }
    }
    const emails = newcomers.map(({ details }) => details.email);
    const counts = () =>
      Promise.all(emails.map(async (email) => (await mailsTo(sandbox.origin, email)).length));
    expect(new Set(await counts()), "what came meanwhile").toEqual(new Set([0]));
    await sandbox.heal();
    // Pauses between the tries grow as long as the outage lasts.
    await until("everybody's mail", async () => !(await counts()).includes(0), 300_000);
    for (const agent of newcomers) {
      await agent.verify();
      await agent.logIn();
    }
    expect(new Set(await counts()), "how often each came").toEqual(new Set([1]));
    const secrets = newcomers.flatMap(({ api: { sid }, details: { email, password } }) => [
      ...[sid ?? "", email, password],
    ]);
    expect(secrets.filter((secret) => api.output.includes(secret))).toEqual([]);
  },
);

test(
  "what a mail provider accepted and lost comes when it is asked for again",
  { tag: "@database" },
  async ({ sandbox, startApi, peopleAt }) => {
    const api = await startApi();
    const people = peopleAt(api);
    const whileLost = async (work: () => Promise<unknown>) => {
      const before = await sandbox.lostMails();
      await sandbox.cards.fault("smtp", { mode: "lose" });
      await work();
      await until("a mail to be lost", async () => (await sandbox.lostMails()) > before);
      await sandbox.heal();
    };

    const newcomer = new Agent(people.api(), anAgent(), sandbox.origin);
    const { email } = newcomer.details;
    await whileLost(() => newcomer.register());
    const token = await newcomer.api.humanToken("resend-verification");
    await newcomer.api.post("/auth/resend-verification", { email, token });
    await newcomer.verify();
    await newcomer.logIn();
    expect(await mailsTo(sandbox.origin, email)).toHaveLength(1);

    const { api: visitor, details } = await people.consumer();
    const askForReset = async () => {
      const query = { email: details.email, token: await visitor.humanToken("forgot-password") };
      await visitor.get("/auth/forgot-password", DoneReply, query);
    };
    await whileLost(askForReset);
    await askForReset();
    const mail = await mailTo(sandbox.origin, details.email, /reset/i);
    const link = new URL(linkIn(mail, "/reset-password")).searchParams.get("token");
    expect(await answerTo(() => visitor.post("/auth/validate", { token: link }))).toBe("200");
  },
);
