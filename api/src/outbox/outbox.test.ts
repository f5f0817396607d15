import type { Mail } from "../ports/mailer";
import { testApp, type Person, type TestApp } from "../testing";
import { enqueue, notify, queueLeadSubmitted, queueMail } from "./outbox";
import { claim, postponeRow, renewClaims } from "./outboxRows";
import { priorities } from "./priorities";
import { createOutboxWorker } from "./worker";
import { onQueued } from "./wakeUps";

let t: TestApp;
let isMailDown = false;
const sent: Mail[] = [];

beforeAll(async () => {
  t = await testApp({
    deps: {
      mailer: {
        async send(mail) {
          if (isMailDown) throw new Error("421 try again later");
          sent.push(mail);
        },
        async close() {},
      },
    },
  });
});
beforeEach(() => {
  isMailDown = false;
  sent.length = 0;
});
afterAll(() => t.close());

const tell = (person: Person, applicationId: number, eventKey: string) =>
  t.db.transaction((tx) =>
    notify(tx, {
      userId: person.id,
      kind: "quoteToReview",
      firstName: "Casey",
      applicationId,
      eventKey,
      now: t.clock.now(),
    }),
  );

const changed = (person: Person) =>
  queueMail(t.db.query, {
    userId: person.id,
    content: { template: "password-changed" },
    now: t.clock.now(),
  });

const until = async (isTrue: () => Promise<boolean>) => {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 5));
};

const waiting = () => t.db.query.selectFrom("outbox").selectAll().execute();

describe("a queued mail", () => {
  it("is sent once", async () => {
    const person = await t.seedConsumer();
    await changed(person);
    await t.deliver();
    await t.deliver();
    expect(sent.map(({ to }) => to)).toEqual([person.email]);
    expect(await waiting()).toEqual([]);
  });

  it("goes where the clock was set back after a failure", async () => {
    const person = await t.seedConsumer();
    await changed(person);
    isMailDown = true;
    await t.deliver();
    isMailDown = false;
    t.clock.advance({ hours: -1 });
    await t.deliver();
    expect(sent.map(({ to }) => to)).toEqual([person.email]);
    t.clock.advance({ hours: 1 });
  });

  it("waits longer each time the mail server fails, and goes when it is back", async () => {
    const person = await t.seedConsumer();
    await changed(person);
    isMailDown = true;
    await t.deliver();
    t.clock.advance({ seconds: 4 });
    await t.deliver();
    expect((await waiting())[0]?.attempts).toBe(1);
    t.clock.advance({ seconds: 1 });
    await t.deliver();
    expect((await waiting())[0]?.attempts).toBe(2);
    isMailDown = false;
    t.clock.advance({ seconds: 10 });
    await t.deliver();
    expect(sent).toHaveLength(1);
    expect(await waiting()).toEqual([]);
  });

  it("is kept for an operator after the last try, and tried no more", async () => {
    await changed(await t.seedConsumer());
    isMailDown = true;
    for (let tries = 0; tries < t.config.mail.maxAttempts; tries++) {
      expect(await waiting()).toMatchObject([{ given_up_at: null }]);
      await t.deliver();
      t.clock.advance({ hours: 1 });
    }
    isMailDown = false;
    await t.deliver();
    const { maxAttempts: attempts } = t.config.mail;
    expect(await waiting()).toMatchObject([{ attempts, given_up_at: expect.any(Date) }]);
    expect(sent).toEqual([]);
    await t.db.query.deleteFrom("outbox").execute();
  });

  it("that says nothing known is given up like one that cannot be sent", async () => {
    const { id } = await t.seedConsumer();
    await enqueue(t.db.query, t.clock.now(), {
      kind: "mail",
      userId: id,
      payload: { content: { template: "verify-account", tokenId: "7" }, to: null },
    });
    await t.deliver();
    expect(await waiting()).toMatchObject([{ attempts: 1, last_error: "failed" }]);
    await t.db.query
      .updateTable("outbox")
      .set({ attempts: t.config.mail.maxAttempts, next_attempt_at: t.clock.now() })
      .execute();
    await t.deliver();
    expect(await waiting()).toMatchObject([{ given_up_at: t.clock.now() }]);
    expect(sent).toEqual([]);
    await t.db.query.deleteFrom("outbox").execute();
  });

  it("keeps its message id when it is sent again", async () => {
    const person = await t.seedConsumer();
    await changed(person);
    const [row] = await waiting();
    await t.deliver();
    expect(sent[0]?.messageId).toBe(`<outbox-${row?.id}@localhost>`);
  });

  it("is not sent to an account that is gone", async () => {
    const person = await t.seedConsumer();
    await changed(person);
    await t.db.query.deleteFrom("sessions").where("user_id", "=", person.id).execute();
    await t.db.query
      .updateTable("users")
      .set({
        deleted_at: t.clock.now(),
        email: null,
        password_hash: null,
        first_name: "",
        last_name: "",
        phone: "",
      })
      .where("id", "=", person.id)
      .execute();
    await t.deliver();
    expect(sent).toEqual([]);
    expect(await waiting()).toEqual([]);
  });

  it("holds no usable token while it waits", async () => {
    const person = await t.seedConsumer();
    await t.anyone().get("/auth/forgot-password", {
      email: person.email,
      token: await t.humanToken("forgot-password"),
    });
    const dump = JSON.stringify([
      await waiting(),
      await t.db.query.selectFrom("tokens").selectAll().execute(),
    ]);
    await t.deliver();
    const token = /token=([\w-]+)/.exec(sent[0]?.text ?? "")?.[1];
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(dump).not.toContain(token);
  });
});

describe("what a worker is at", () => {
  /** A mail that is on its way until the returned function lets it go. */
  const aMailOnItsWay = async () => {
    let arrive = () => {};
    const onItsWay = new Promise<void>((resolve) => (arrive = resolve));
    const mailer = {
      async send(mail: Mail) {
        await onItsWay;
        sent.push(mail);
      },
      close: async () => {},
    };
    await changed(await t.seedConsumer());
    const worker = createOutboxWorker({ ...t.deps, mailer }, {}, { renewEveryMs: 10 });
    return { delivered: worker.runDue(), arrive };
  };
  const attempts = async () => (await waiting()).map((row) => row.attempts);

  it("stays with it as long as it takes", async () => {
    const { delivered, arrive } = await aMailOnItsWay();
    await until(async () => (await attempts()).includes(1));
    for (let times = 0; times < 4; times++) {
      t.clock.advance({ seconds: 4 });
      const inFiveSeconds = t.clock.now().getTime() + 5_000;
      await until(async () => (await waiting())[0]?.next_attempt_at.getTime() === inFiveSeconds);
      await t.deliver();
    }
    expect([await attempts(), sent]).toEqual([[1], []]);
    arrive();
    await delivered;
    expect(sent).toHaveLength(1);
    expect(await waiting()).toEqual([]);
  });

  it("goes on elsewhere five seconds after it was killed", async () => {
    await changed(await t.seedConsumer());
    await claim(t.db.query, t.clock.now(), priorities.ordinary).execute();
    t.clock.advance({ seconds: 4 });
    await t.deliver();
    expect(sent).toEqual([]);
    t.clock.advance({ seconds: 1 });
    await t.deliver();
    expect(sent).toHaveLength(1);
    expect(await waiting()).toEqual([]);
  });

  it("is renewed no more once it was put off", async () => {
    await changed(await t.seedConsumer());
    const [row] = await claim(t.db.query, t.clock.now(), priorities.ordinary).execute();
    const inAMinute = new Date(t.clock.now().getTime() + 60_000);
    await postponeRow(t.db.query, row!.id, { dueAt: inAMinute, lastError: "failed" });
    await renewClaims(t.db.query, t.clock.now(), [row!]);
    expect((await waiting())[0]?.next_attempt_at).toEqual(inAMinute);
    await t.db.query.deleteFrom("outbox").execute();
  });
});

describe("what owes somebody money, news or silence", () => {
  it.each(["provider-closing", "lead-submitted", "notices-to-forget"] as const)(
    "is never given up: %s",
    async (kind) => {
      const payload = { applicationId: "no number" };
      await enqueue(t.db.query, t.clock.now(), { kind, payload });
      await t.db.query.updateTable("outbox").set({ attempts: 5_000 }).execute();
      const worker = createOutboxWorker(t.deps, {
        "provider-closing": () => Promise.reject(new Error("The provider is down.")),
      });
      await worker.runDue();
      const inAnHour = new Date(t.clock.now().getTime() + 3_600_000);
      expect(await waiting()).toMatchObject([{ attempts: 5_001, next_attempt_at: inAnHour }]);
      await t.db.query.deleteFrom("outbox").execute();
    },
  );
});

describe("everything queued", () => {
  it("wakes the worker when its transaction commits", async () => {
    const woken: unknown[] = [];
    const stop = onQueued((lanes) => woken.push(lanes));
    const person = await t.seedConsumer();
    await t.db.transaction(async (tx) => {
      await enqueue(tx, t.clock.now(), { kind: "feedback-mail", payload: { feedbackId: 0 } });
      expect(woken).toEqual([]);
    });
    expect(woken).not.toEqual([]);
    woken.length = 0;
    await tell(person, await t.seedApplication(person, { submitted: true }), "quote:3:created");
    expect(woken).not.toEqual([]);
    stop();
    await t.db.query.deleteFrom("outbox").execute();
  });
});

describe("a notification", () => {
  it("is told once, however often its event is", async () => {
    const person = await t.seedConsumer();
    const lead = await t.seedApplication(person, { submitted: true });
    await tell(person, lead, "quote:1:created");
    await tell(person, lead, "quote:1:created");
    await t.deliver();
    const { body } = await t.as(person).get("/notifications");
    expect(body.data.data).toHaveLength(1);
    expect(sent).toHaveLength(1);
  });

  it("is mailed only to people who asked for e-mail", async () => {
    const person = await t.seedConsumer({ user: { email_notifications: false } });
    const lead = await t.seedApplication(person, { submitted: true });
    await tell(person, lead, "quote:2:created");
    await t.deliver();
    expect(sent).toEqual([]);
  });

  it("is not there when its transaction fails", async () => {
    const person = await t.seedConsumer();
    const failing = t.db.transaction(async (tx) => {
      await queueMail(tx, {
        userId: person.id,
        content: { template: "password-changed" },
        now: t.clock.now(),
      });
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    await t.deliver();
    expect(sent).toEqual([]);
  });
});

describe("a submission", () => {
  it("is told to the agents it fits, each once", async () => {
    const fits = await t.seedAgent();
    const everywhere = await t.seedAgent({ zips: [], profile: { all_zips: true } });
    const others = [
      await t.seedAgent({ zips: [10001] }),
      await t.seedAgent({ carriers: [] }),
      await t.seedAgent({ carriers: [4] }),
      await t.seedAgent({ profile: { license_number: "" } }),
      await t.seedAgent({ user: { verified_at: null } }),
    ];
    const client = await t.seedConsumer({ user: { first_name: "Zelda" } });
    const lead = await t.seedApplication(client, { types: [2], submitted: true });
    for (let times = 0; times < 2; times++) {
      await t.db.transaction((tx) =>
        queueLeadSubmitted(tx, { applicationId: lead, now: t.clock.now() }),
      );
      await t.deliver();
    }
    const told = await t.db.query
      .selectFrom("notifications")
      .select(["user_id", "code", "first_name"])
      .where("application_id", "=", lead)
      .execute();
    expect(told.map(({ user_id }) => user_id).sort()).toEqual([fits.id, everywhere.id].sort());
    expect(told[0]).toMatchObject({ code: 2, first_name: "Zelda" });
    const addresses = sent.map(({ to }) => to).sort();
    expect(addresses).toEqual([fits.email, everywhere.email].sort());
    for (const other of others) expect(addresses).not.toContain(other.email);
    expect(sent.map(({ text }) => text).join()).not.toContain(client.email);
  });
});
