import { createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { inspect } from "node:util";
import { readConfig } from "../config";
import type { Mailer } from "../ports/mailer";
import { createSmtpMailer } from "./smtpMailer";

/** A mail server with as much of the protocol as a client needs; `refuses` a command by its start. */
async function mailServer(options: { refuses?: [command: string, reply: string] } = {}) {
  const mails: { from: string; to: string[]; source: string }[] = [];
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.setEncoding("utf8").on("error", () => {});
    let mail = { from: "", to: [] as string[], source: "" };
    let isBody = false;
    let waiting = "";
    const answer = (line: string) => socket.write(`${line}\r\n`);
    answer("220 test ESMTP");
    socket.on("data", (chunk: string) => {
      waiting += chunk;
      if (isBody) {
        if (!waiting.endsWith("\r\n.\r\n")) return;
        mails.push({ ...mail, source: waiting });
        mail = { from: "", to: [], source: "" };
        [isBody, waiting] = [false, ""];
        return answer("250 taken");
      }
      if (!waiting.endsWith("\r\n")) return;
      const [line, refusal] = [waiting.trim(), options.refuses];
      waiting = "";
      if (refusal && line.startsWith(refusal[0])) return answer(refusal[1]);
      if (line.startsWith("MAIL")) mail.from = line;
      if (line.startsWith("RCPT")) mail.to.push(line);
      if (line === "DATA") isBody = true;
      if (line === "QUIT") return socket.end("221 bye\r\n");
      answer(line === "DATA" ? "354 go on" : "250 fine");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

const from = "Quotehaven <no-reply@quotehaven.example>";
const mailerTo = (smtpUrl: string | null) =>
  createSmtpMailer({ mail: { ...readConfig({}).mail, smtpUrl, from } });
const mail = {
  to: "casey@example.com",
  subject: "Grüße — your password was changed",
  text: "Hello Casey",
  html: "<p>Hello Casey</p>",
  messageId: "<outbox-7@quotehaven.example>",
};

/** Lets a mailer do something with a mail server; answers the mails that it took. */
async function withServer(
  work: (mailer: Mailer) => Promise<void>,
  options: Parameters<typeof mailServer>[0] = {},
) {
  const server = await mailServer(options);
  const mailer = mailerTo(server.url);
  try {
    await work(mailer);
  } finally {
    await mailer.close();
    server.close();
  }
  return server.mails;
}

it("hands a mail to the server with both texts and the id it was given", async () => {
  const [taken, ...others] = await withServer((mailer) => mailer.send(mail));
  expect(others).toEqual([]);
  expect(taken?.from).toContain("<no-reply@quotehaven.example>");
  expect(taken?.to).toEqual([expect.stringContaining("<casey@example.com>")]);
  for (const part of [
    "Message-ID: <outbox-7@quotehaven.example>",
    "Auto-Submitted: auto-generated",
    "Content-Type: multipart/alternative",
    "Hello Casey",
    "<p>Hello Casey</p>",
  ]) {
    expect(taken?.source).toContain(part);
  }
});

it("offers a reader's own program one press to stop a mail that can be stopped, and no other", async () => {
  const mails = await withServer(async (mailer) => {
    await mailer.send({ ...mail, stopUrl: "https://quotehaven.example/stop?token=abc" });
    await mailer.send(mail);
  });
  const [stoppable, other] = mails.map(({ source }) => source);
  expect(stoppable).toMatch(
    /^List-Unsubscribe: <https:\/\/quotehaven\.example\/stop\?token=abc>\r$/m,
  );
  expect(stoppable).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
  expect(other).not.toContain("List-Unsubscribe");
});

it("sends plain text alone, an answer to whoever wrote it, and no header that is smuggled in", async () => {
  const smuggled = "\r\nBcc: evil@example.com";
  const mails = await withServer(async (mailer) => {
    await mailer.send({ ...mail, html: undefined, replyTo: `vera@example.com${smuggled}` });
    await mailer.send({ ...mail, html: undefined, replyTo: "vera@example.com" });
    await mailer.send({ ...mail, html: undefined, subject: `Hello${smuggled}` });
  });
  const source = mails.map((taken) => taken.source).join();
  expect(mails).toHaveLength(3);
  expect(source).toContain("Reply-To: vera@example.com");
  expect(source).toContain("Content-Type: text/plain");
  expect(source).not.toMatch(/text\/html|^Bcc:/im);
});

it.each([
  "casey@example.com\r\nRCPT TO:<evil@example.com>",
  "casey@example.com, evil@example.com",
  "casey@example.com>, <evil@example.com",
])("reaches nobody else by the address %j", async (to) => {
  const mails = await withServer((mailer) => mailer.send({ ...mail, to }).catch(() => {}));
  for (const taken of mails) {
    expect(taken.to).toHaveLength(1);
    expect(taken.source).not.toMatch(/^RCPT/m);
  }
  const recipients = mails.flatMap((one) => one.to);
  expect(recipients.filter((one) => /<evil@example\.com>/.test(one))).toEqual([]);
});

it("says what was refused without the words of the server, which repeat the address", async () => {
  const refuses: [string, string] = ["RCPT", "550 <casey@example.com>: no such mailbox"];
  const refused = await withServer((mailer) => mailer.send(mail), { refuses }).catch(
    (reason: unknown) => reason,
  );
  expect(String(refused)).toBe("Error: The mail server answered 550 to RCPT TO.");
  expect(refused).toMatchObject({ code: "SMTP 550" });
  expect(inspect(refused)).not.toContain("casey@example.com");
  const later = withServer((mailer) => mailer.send(mail), { refuses: ["RCPT", "451 later"] });
  await expect(later).rejects.toMatchObject({ code: "SMTP 451" });
});

it("fails when nobody is there, and when nothing is configured", async () => {
  const server = await mailServer();
  server.close();
  const mailer = mailerTo(server.url);
  await expect(mailer.send(mail)).rejects.toThrow();
  await mailer.close();
  await expect(mailerTo(null).send(mail)).rejects.toThrow("SMTP_URL is not set.");
});

it("gives up on a server that never says a word", async () => {
  const silent = createServer(() => {});
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  const { port } = silent.address() as AddressInfo;
  const mailer = mailerTo(`smtp://127.0.0.1:${port}`);
  await expect(mailer.send(mail)).rejects.toThrow(/greeting/i);
  await mailer.close();
  silent.close();
});
