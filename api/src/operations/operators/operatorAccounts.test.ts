import { mkdtemp, stat } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generate } from "otplib";
import { sweep } from "../../leaving/maintenance";
import { appForTests, type TestReply } from "../../testing";
import { wholeDatabase } from "../../testing/wholeDatabase";
import { askRunning, serveOperator } from "../command/operatorSocket";
import { runOperator } from "../command/runOperator";

const t = appForTests();

const PASSWORD = "Granite-lantern-58";
const operate = (...args: string[]) => runOperator(t.deps, args);
const tokenIn = (text: string) => /#([\w-]+)/.exec(text)?.[1] ?? "";
const codeOf = (secret: string) =>
  generate({ secret, epoch: Math.floor(t.clock.now().getTime() / 1000) });
let count = 0;
const anAddress = () => `olga${++count}@example.com`;

/** Makes an operator as the command line and its link do. */
async function anOperator(email = anAddress()) {
  const { text } = await operate("account", "add", email);
  const token = tokenIn(text);
  const setup = await t.anyone().post("/operations/enrolment", { token });
  const secret: string = setup.body.data.secret;
  const enrolled = await t
    .anyone()
    .put("/operations/enrolment", { token, password: PASSWORD, code: await codeOf(secret) });
  expect(enrolled.status).toBe(200);
  t.clock.advance({ seconds: 60 });
  const recoveryCodes: string[] = enrolled.body.data;
  return { email, token, secret, recoveryCodes };
}

const signIn = (body: { email: string; password?: string; code: string }, ip?: string) =>
  t.anyone(ip).post("/operations/sign-in", { password: PASSWORD, ...body });

/** What a call that does not exist answers. */
async function expectNothingThere(reply: TestReply) {
  const nothing = await t.anyone().post("/nothing-here");
  expect([reply.status, reply.body]).toEqual([404, nothing.body]);
}

const actsOf = async (email: string) => {
  const { user_id } = await t.row("operators", { email });
  return (await t.rows("operator_acts", { person_id: user_id })).map(({ act }) => act);
};

describe("an operator's account", () => {
  it("is made on the command line, once in any case, and enrols by a link that counts once", async () => {
    const { email, token, secret, recoveryCodes } = await anOperator();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(recoveryCodes[0]).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
    await expectNothingThere(await t.anyone().post("/operations/enrolment", { token }));
    expect((await operate("account", "list")).text).toContain(`${email}  10 recovery codes left`);
    expect(await actsOf(email)).toEqual(["account-add", "account-enrol"]);
    for (const one of [email, email.toUpperCase()]) {
      const { text, isDone } = await operate("account", "add", one);
      expect([isDone, text]).toEqual([false, expect.stringContaining("has an account")]);
    }
  });

  it.each([
    [["account", "add", "nobody"], "nobody is no email address."],
    [["account", "add"], "Whose account?"],
    [["account", "link", "nobody@example.com"], "There is no operator nobody@example.com."],
    [["account", "remove", "nobody@example.com"], "There is no operator nobody@example.com."],
    [["account", "add", "o@example.com", "--by", " "], "--by is empty"],
    [["account", "add", "o@example.com", "--why", "x".repeat(501)], "--why holds at most 500"],
    [["account", "--unknown"], "Usage:"],
    [["fee", "list"], "Usage:"],
    [[], "Usage:"],
  ])("is told what is wrong on the command line: %j", async (args, words) => {
    const { text, isDone } = await operate(...args);
    expect([isDone, text]).toEqual([false, expect.stringContaining(words)]);
  });

  it("keeps who asked for it, and why, and stays though nobody enrols", async () => {
    const email = anAddress();
    await operate("account", "add", email, "--by", "Kim", "--why", "Runs the desk.");
    const { body } = await t.as(await t.seedOperator()).get("/operations/log");
    const asked = { act: "account-add", operator: "Kim", why: "Runs the desk." };
    expect(body.data[0]).toMatchObject(asked);
    // Where an account nobody verified would be swept away.
    t.clock.advance({ days: 30 });
    await sweep(t.deps);
    expect((await operate("account", "list")).text).toContain(email);
  });

  it("tells whoever has the link what is wrong, and nobody else", async () => {
    const { text } = await operate("account", "add", anAddress());
    const token = tokenIn(text);
    const setup = await t.anyone().post("/operations/enrolment", { token });
    const code = await codeOf(setup.body.data.secret);
    const enrol = (body: object) => t.anyone().put("/operations/enrolment", body);
    const [weak, wrong] = [
      await enrol({ token, password: "short", code }),
      await enrol({ token, password: PASSWORD, code: "000000" }),
    ];
    expect([weak.body.data, wrong.body.data]).toEqual([["password-length"], ["wrong-code"]]);
    for (const body of [
      { token: "x", password: "short", code },
      { token: `${token}x`, password: PASSWORD, code },
      { password: PASSWORD, code },
      "{",
      [],
    ]) {
      await expectNothingThere(await t.anyone().put("/operations/enrolment", body));
    }
    t.clock.advance({ hours: 24 });
    await expectNothingThere(await t.anyone().post("/operations/enrolment", { token }));
  });

  it("ends with its sessions by `account remove`, and what it did stays", async () => {
    const { email, secret } = await anOperator();
    const { sid } = (await signIn({ email, code: await codeOf(secret) })).body;
    expect((await t.anyone().get("/auth/check-session", { sid })).status).toBe(200);
    expect((await operate("account", "remove", email)).isDone).toBe(true);
    t.clock.advance({ seconds: 60 });
    await expectNothingThere(await signIn({ email, code: await codeOf(secret) }));
    expect((await t.anyone().get("/auth/check-session", { sid })).status).toBe(401);
    const acts = await t.rows("operator_acts", { operator: email });
    expect(acts.map(({ act }) => act)).toEqual(["account-enrol", "sign-in"]);
  });

  it("is locked out by a new link until that is used", async () => {
    const { email, secret, recoveryCodes } = await anOperator();
    const { text } = await operate("account", "link", email);
    for (const code of [await codeOf(secret), recoveryCodes[0] ?? ""]) {
      await expectNothingThere(await signIn({ email, code }));
    }
    const setup = await t.anyone().post("/operations/enrolment", { token: tokenIn(text) });
    expect(setup.body.data.secret).not.toBe(secret);
  });
});

describe("an operator's sign-in", () => {
  it("needs password and code, each code once, and answers all else as no call at all", async () => {
    const { email, secret } = await anOperator();
    const code = await codeOf(secret);
    for (const reply of [
      await signIn({ email, code, password: "Wrong-password-1" }),
      await signIn({ email: "nobody@example.com", code }),
      await signIn({ email, code: "123456" }),
      await signIn({ email, code: "" }),
      await t.anyone().post("/operations/sign-in", { email }),
      await t.anyone().post("/operations/sign-in", "no JSON"),
    ]) {
      await expectNothingThere(reply);
    }
    const reply = await signIn({ email: email.toUpperCase(), code });
    expect(reply.body).toEqual({ sid: expect.stringMatching(/^[\w-]{43}$/) });
    await expectNothingThere(await signIn({ email, code }));
    t.clock.advance({ seconds: 30 });
    expect((await signIn({ email, code: await codeOf(secret) })).status).toBe(200);
  });

  it("takes a code of the half minute before or after, and none older", async () => {
    const { email, secret } = await anOperator();
    const code = await codeOf(secret);
    t.clock.advance({ seconds: 61 });
    await expectNothingThere(await signIn({ email, code }));
    const next = await codeOf(secret);
    t.clock.advance({ seconds: -20 });
    expect((await signIn({ email, code: next })).status).toBe(200);
    t.clock.advance({ seconds: 20 });
  });

  it("takes each recovery code once, however it is typed", async () => {
    const { email, recoveryCodes } = await anOperator();
    const [first = "", second = ""] = recoveryCodes;
    expect((await signIn({ email, code: first.toLowerCase() })).status).toBe(200);
    await expectNothingThere(await signIn({ email, code: first }));
    expect((await signIn({ email, code: second.replaceAll("-", " ") })).status).toBe(200);
    expect((await operate("account", "list")).text).toContain(`${email}  8 recovery codes left`);
  });

  it("counts the codes of whoever has the password, and locks out by nothing else", async () => {
    const { email, secret } = await anOperator();
    for (let tries = 0; tries < 15; tries++) {
      await signIn({ email, code: "000000", password: "Wrong-password-1" });
    }
    for (let tries = 0; tries < 10; tries++) await signIn({ email, code: "000000" });
    await expectNothingThere(await signIn({ email, code: await codeOf(secret) }));
    t.clock.advance({ hours: 1 });
    expect((await signIn({ email, code: await codeOf(secret) })).status).toBe(200);
  });

  it("is none of consumers and agents, where the address is unknown", async () => {
    const { email } = await anOperator();
    const asUnknown = async (address: string) => {
      const logIn = (role: "consumer" | "agent") =>
        t.logIn({ email: address, password: PASSWORD, role });
      const token = await t.humanToken("forgot-password");
      const forgot = await t.anyone().get("/auth/forgot-password", { email: address, token });
      return [await logIn("consumer"), await logIn("agent"), forgot].map(({ status, body }) => [
        status,
        body,
      ]);
    };
    expect(await asUnknown(email)).toEqual(await asUnknown("nobody@example.com"));
  });
});

describe("an operator's session", () => {
  it("ends after half an hour without activity, and after eight hours", async () => {
    const { sid } = await t.seedOperator();
    const check = (active?: string) =>
      t.anyone().get("/auth/check-session", { sid, ...(active ? { active } : {}) });
    expect((await check()).body).toMatchObject({ type: 3 });
    const isAlive = async () => (await check("1")).status === 200;
    t.clock.advance({ minutes: 29 });
    expect(await isAlive()).toBe(true);
    for (let minutes = 29; minutes < 8 * 60 - 20; minutes += 20) {
      t.clock.advance({ minutes: 20 });
      expect(await isAlive()).toBe(true);
    }
    t.clock.advance({ minutes: 25 });
    expect(await isAlive()).toBe(false);

    const idle = await t.seedOperator();
    t.clock.advance({ minutes: 30 });
    expect((await t.as(idle).get("/auth/check-session")).status).toBe(401);
  });

  it("gives new recovery codes for a fresh code, and ends all sessions", async () => {
    const { email, secret, recoveryCodes } = await anOperator();
    const { sid } = (await signIn({ email, code: await codeOf(secret) })).body;
    const post = (path: string, body?: object) => t.anyone().post(path, body, { sid });
    expect((await post("/operations/recovery-codes", { code: "000000" })).body.data).toEqual([
      "wrong-code",
    ]);
    t.clock.advance({ seconds: 30 });
    const renewed = await post("/operations/recovery-codes", { code: await codeOf(secret) });
    expect(renewed.body.data).toHaveLength(10);
    await expectNothingThere(await signIn({ email, code: recoveryCodes[0] ?? "" }));
    expect((await post("/operations/end-sessions")).status).toBe(200);
    expect((await actsOf(email)).length).toBe(2);
  });

  it("leaves no secret in the database or the log", async () => {
    const { email, secret, recoveryCodes, token } = await anOperator();
    const code = await codeOf(secret);
    await signIn({ email, code });
    const everything = `${await wholeDatabase(t.db)}${t.logLines.join("")}`;
    for (const one of [secret, token, PASSWORD, ...recoveryCodes]) {
      expect(everything).not.toContain(one);
    }
  });
});

describe("the operator's command while a process owns the database", () => {
  let folder: string;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "quotehaven-operator-"));
    stop = await serveOperator(t.deps, folder);
  });
  afterAll(() => stop());

  it("is done by that process, and heard from its own user alone", async () => {
    const done = ["account", "list"];
    const { text } = await operate(...done);
    expect(await askRunning(folder, done)).toEqual({ text, isDone: true });
    expect(await askRunning(folder, ["account", "link", "o@example.com"])).toEqual({
      text: "There is no operator o@example.com.",
      isDone: false,
    });
    expect((await stat(join(folder, "operator.sock"))).mode & 0o777).toBe(0o600);
    expect(await askRunning(join(folder, "elsewhere"), done)).toBeNull();
  });

  it("is not disturbed by what is no command", async () => {
    const socket = connect(join(folder, "operator.sock"));
    socket.on("error", () => {});
    await new Promise<void>((resolve) => {
      socket.once("close", () => resolve());
      socket.end("{ no command");
    });
    expect((await askRunning(folder, ["account", "list"]))?.isDone).toBe(true);
  });

  it("takes the place of what a killed process left", async () => {
    await stop();
    stop = await serveOperator(t.deps, folder);
    const again = await serveOperator(t.deps, folder);
    expect((await askRunning(folder, ["account", "list"]))?.isDone).toBe(true);
    await again();
  });
});
