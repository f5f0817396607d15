import { createOutboxWorker } from "../../outbox/worker";
import { appForTests } from "../../testing";
import { backgroundWork } from "../backgroundWork";

const t = appForTests();

const deliver = () => createOutboxWorker(t.deps, backgroundWork(t.deps).handlers).runDue();

async function write(feedback: { name: string; email: string; message: string }) {
  const token = await t.humanToken("feedback");
  return t.anyone().post("/feedback", { ...feedback, token });
}

describe("Get in touch", () => {
  it("mails what was written to the support address, to be answered to its writer", async () => {
    const reply = await write({
      name: "Vera",
      email: "vera@example.com",
      message: "Do you quote boats?\nAnd houseboats?",
    });
    expect(reply.status).toBe(200);
    await deliver();
    const mail = t.mails.at(-1);
    expect(mail).toMatchObject({
      to: t.config.mail.support,
      replyTo: "vera@example.com",
      subject: "Get in touch: Vera",
    });
    expect(mail?.text).toContain("Do you quote boats?\nAnd houseboats?");
    await deliver();
    expect(t.mails.filter(({ replyTo }) => replyTo === "vera@example.com")).toHaveLength(1);
  });

  it("sends markup as the text it is, and no line break of a name into the headers", async () => {
    const markup = "<img src=x onerror=alert(1)>\"'&";
    await write({
      name: `Eve\r\nBcc: all@example.com${markup}`,
      email: "e@x.com",
      message: markup,
    });
    await deliver();
    const mail = t.mails.find(({ replyTo }) => replyTo === "e@x.com");
    expect(mail?.html).toBeUndefined();
    expect(mail?.subject).toBe(`Get in touch: Eve Bcc: all@example.com${markup}`);
    expect(mail?.text).toContain(markup);
  });

  it("mails nothing that was refused", async () => {
    const before = t.mails.length;
    const reply = await write({ name: "", email: "nobody", message: "x" });
    expect(reply.status).toBe(422);
    await deliver();
    expect(t.mails).toHaveLength(before);
  });

  it("keeps nothing of it in the outbox", async () => {
    await write({ name: "Nora", email: "nora@example.com", message: "A private matter" });
    const rows = await t.db.query.selectFrom("outbox").select("payload").execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/Nora|nora@|private/);
    await deliver();
  });
});
