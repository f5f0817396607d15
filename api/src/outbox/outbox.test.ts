import type { Queries } from "../database";
import { seedNotifications } from "../notices/notifications/notificationFixtures";
import type { Mail } from "./mail/mailer";
import { outboxHandlers } from "../backgroundWork";
import { appForTests, type Person } from "../testing";
import { aSignal } from "../testing/aSignal";
import { enqueue, notify, queueLeadSubmitted, queueMail } from "./outbox";
import { forgetNextNotices, queueForgetting, type NoticesToForget } from "./forgottenNotices";
import { handleRow } from "./handleRow";
import type { NotificationKind } from "./mailContent";
import { claim, postponeRow, renewClaims } from "./outboxRows";
import { priorities } from "./priorities";
import { createOutboxWorker } from "./worker";
import { onQueued } from "./wakeUps";

let isMailDown = false;
const sent: Mail[] = [];
const mailer = {
  async send(mail: Mail) {
    if (isMailDown) throw new Error("421 try again later");
    sent.push(mail);
  },
  async close() {},
};
const t = appForTests({ deps: { mailer } });
beforeEach(async () => {
  isMailDown = false;
  await t.db.query.deleteFrom("outbox").execute();
  sent.length = 0;
});

const tell = (
  person: Person,
  applicationId: number,
  eventKey: string,
  kind: NotificationKind = "quoteToReview",
) =>
  t.db.transaction((tx) =>
    notify(tx, {
      userId: person.id,
      kind,
      firstName: "Casey",
      applicationId,
      eventKey,
      now: t.clock.now(),
    }),
  );

const changed = ({ id }: Person, queries: Queries = t.db.query) =>
  queueMail(queries, {
    ...{ userId: id, content: { template: "password-changed" } },
    now: t.clock.now(),
  });

/** Empties somebody's account as its end does, and does nothing else. */
const empty = ({ id }: Person) => {
  const nothing = { first_name: "", last_name: "", phone: "", email: null, password_hash: null };
  return t.update("users", { id }, { ...nothing, deleted_at: t.clock.now() });
};

const waiting = () => t.db.query.selectFrom("outbox").selectAll().execute();

describe("a queued mail", () => {
  it("goes once, also where the clock was set back after a failure", async () => {
    const person = await t.seedConsumer();
    await changed(person);
    const [row] = await waiting();
    isMailDown = true;
    await t.deliver();
    isMailDown = false;
    t.clock.advance({ hours: -1 });
    await t.deliver();
    await t.deliver();
    const messageId = `<outbox-${row?.id}@localhost>`;
    expect(sent).toMatchObject([{ to: person.email, messageId }]);
    expect(await waiting()).toEqual([]);
    t.clock.advance({ hours: 1 });
  });

  it("is not sent to an account that is gone", async () => {
    const person = await t.seedConsumer();
    await changed(person);
    await empty(person);
    await t.deliver();
    expect(sent).toEqual([]);
    expect(await waiting()).toEqual([]);
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
  });
});

/** The same queries, and what resolves when the next update that answers no row is done. */
function watchRenewals(queries: Queries) {
  let onRenewed = () => {};
  const updates = new WeakSet<object>();
  const query = queries.withPlugin({
    transformQuery({ node, queryId }) {
      if (node.kind === "UpdateQueryNode" && !node.returning) updates.add(queryId);
      return node;
    },
    async transformResult({ queryId, result }) {
      if (updates.has(queryId)) onRenewed();
      return result;
    },
  });
  return { query, renewed: () => new Promise<void>((resolve) => (onRenewed = resolve)) };
}

describe("what a worker is at", () => {
  /** A mail that is on its way until it arrives, whose worker renews its claims when it is told to. */
  const aMailOnItsWay = async () => {
    const [begun, arrived] = [aSignal(), aSignal()];
    const send = async (mail: Mail) => {
      begun.give();
      await arrived.given;
      await mailer.send(mail);
    };
    await changed(await t.seedConsumer());
    const { query, renewed } = watchRenewals(t.db.query);
    const deps = { ...t.deps, db: { ...t.db, query }, mailer: { ...mailer, send } };
    const timer = jest.spyOn(globalThis, "setInterval").mockReturnValue(setTimeout(() => {}));
    const delivered = createOutboxWorker(deps, outboxHandlers).runDue();
    await begun.given;
    const [renew, everyMs] = timer.mock.lastCall ?? [];
    timer.mockRestore();
    expect(everyMs).toBe(1_000);
    const renewClaim = async () => {
      const done = renewed();
      renew?.();
      await done;
    };
    return { delivered, arrive: arrived.give, renewClaim };
  };
  const attempts = async () => (await waiting()).map((row) => row.attempts);

  it("stays with it as long as it takes", async () => {
    const { delivered, arrive, renewClaim } = await aMailOnItsWay();
    for (let times = 0; times < 2; times++) {
      t.clock.advance({ seconds: 4 });
      const inFiveSeconds = t.clock.now().getTime() + 5_000;
      await renewClaim();
      expect((await waiting())[0]?.next_attempt_at.getTime()).toBe(inFiveSeconds);
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
        ...outboxHandlers,
        "provider-closing": () => Promise.reject(new Error("The provider is down.")),
      });
      await worker.runDue();
      const inAnHour = new Date(t.clock.now().getTime() + 3_600_000);
      expect(await waiting()).toMatchObject([{ attempts: 5_001, next_attempt_at: inAnHour }]);
    },
  );
});

describe("everything queued", () => {
  it("is not there when its transaction fails", async () => {
    const person = await t.seedConsumer();
    const failing = t.db.transaction(async (tx) => {
      await changed(person, tx);
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    await t.deliver();
    expect(sent).toEqual([]);
  });

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
  });
});

it("a notification is told once, and mailed once to people who asked for e-mail alone, with the way to where it is switched off", async () => {
  const person = await t.seedConsumer();
  const other = await t.seedConsumer({ user: { email_notifications: false } });
  const lead = await t.seedApplication(person, { submitted: true });
  for (const [reader, application] of [
    [person, lead],
    [other, await t.seedApplication(other, { submitted: true })],
  ] as const) {
    await tell(reader, application, "quote:1:created");
    await tell(reader, application, "quote:1:created");
    expect(await t.noticesOf(reader)).toHaveLength(1);
  }
  await t.deliver();
  expect(sent.map(({ to }) => to)).toEqual([person.email]);
  const agent = await t.seedAgent({ zips: [] });
  await tell(agent, lead, "fee:1:refused", "feeRefused");
  await t.deliver();
  const screens = ["consumer/dashboard", "agent/agency-details"];
  expect(sent.map(({ settingsUrl }) => settingsUrl)).toEqual(
    screens.map((screen) => `${t.config.publicOrigin}/go/${screen}`),
  );
  for (const { text, html, settingsUrl = "" } of sent) {
    expect(text).toContain(`Choose which notifications come by email: ${settingsUrl}`);
    expect(html).toContain(`href="${settingsUrl}"`);
  }
});

it("a submission is told to the agents it fits, each once", async () => {
  const fits = await t.seedAgent();
  const everywhere = await t.seedAgent({ zips: [], profile: { all_zips: true } });
  const client = await t.seedConsumer({ user: { first_name: "Zelda" } });
  const lead = await t.seedApplication(client, { types: [2], submitted: true });
  for (let times = 0; times < 2; times++) {
    await t.db.transaction((tx) =>
      queueLeadSubmitted(tx, { applicationId: lead, now: t.clock.now() }),
    );
    await t.deliver();
  }
  const told = await t.rows("notifications", { application_id: lead });
  expect(told.map(({ user_id }) => user_id).sort()).toEqual([fits.id, everywhere.id].sort());
  expect(told[0]).toMatchObject({ code: 2, first_name: "Zelda" });
  const addresses = sent.map(({ to }) => to).sort();
  expect(addresses).toEqual([fits.email, everywhere.email].sort());
  expect(sent.map(({ text }) => text).join()).not.toContain(client.email);
});

/** Tells an agent of an application so many times; answers the notifications' numbers. */
const tellOften = (agent: Person, application_id: number | null, times: number) =>
  seedNotifications(t, agent, times, {
    ...{ code: 3, first_name: "Philippa", application_id },
    details: JSON.stringify({ otherChosen: true }),
  });

/** An application whose client is gone. */
async function aForgottenLead() {
  const client = await t.seedConsumer();
  const applicationId = await t.seedApplication(client, { submitted: true });
  await empty(client);
  return applicationId;
}

const namesIn = async (ids: readonly number[]) => {
  const rows = await t.db.query
    .selectFrom("notifications")
    .select(["first_name", "details"])
    .where("id", "in", ids)
    .orderBy("id")
    .execute();
  return rows.map(({ first_name, details }) => (details ? first_name : first_name || "–"));
};

const toForget = () => t.rows("outbox", { kind: "notices-to-forget" });

describe("notifications of a client who is gone", () => {
  it("are emptied part by part, each of them once", async () => {
    const agent = await t.seedAgent();
    const leadId = await aForgottenLead();
    const ids = await tellOften(agent, leadId, 2_500);
    const around = (last: number) => namesIn(ids.slice(last - 1, last + 2));
    const others = await tellOften(agent, await t.seedApplication(await t.seedConsumer()), 2);
    const parts: (NoticesToForget | null)[] = [];

    let left: NoticesToForget | null = { applicationId: leadId, afterId: 0 };
    while (left) {
      left = await forgetNextNotices(t.db.query, left);
      parts.push(left);
      if (parts.length === 1) expect(await around(999)).toEqual(["–", "–", "Philippa"]);
    }

    expect(parts).toEqual([
      { applicationId: leadId, afterId: ids[999] },
      { applicationId: leadId, afterId: ids[1_999] },
      null,
    ]);
    expect(await namesIn(ids)).toEqual(ids.map(() => "–"));
    expect(await namesIn(others)).toEqual(["Philippa", "Philippa"]);
  });

  it("wait between two parts behind what is due already, and count as tried never", async () => {
    const agent = await t.seedAgent();
    const leadId = await aForgottenLead();
    const ids = await tellOften(agent, leadId, 1_001);
    await t.db.transaction((tx) =>
      queueForgetting(tx, t.clock.now(), { applicationId: leadId, afterId: 0 }),
    );
    const [row] = await claim(t.db.query, t.clock.now(), "notices").execute();
    if (!row) throw new Error("Nothing was queued.");

    await handleRow(t.deps, outboxHandlers, row, () => false);

    const payload = { applicationId: leadId, afterId: ids[999] };
    const next_attempt_at = t.clock.now();
    expect(await toForget()).toMatchObject([{ payload, attempts: 0, next_attempt_at }]);
    expect(await namesIn(ids.slice(998))).toEqual(["–", "–", "Philippa"]);
    await t.deliver();
    expect(await toForget()).toEqual([]);
    expect(await namesIn(ids.slice(998))).toEqual(["–", "–", "–"]);
  });
});

it("what a gone account was told is deleted part by part, and nobody else's", async () => {
  const [gone, other] = [await t.seedAgent(), await t.seedAgent()];
  const ids = await tellOften(gone, null, 1_001);
  const others = await tellOften(other, null, 1);
  const notices = { userId: gone.id };

  expect(await forgetNextNotices(t.db.query, notices)).toEqual(notices);
  expect(await namesIn(ids)).toHaveLength(1);
  expect(await forgetNextNotices(t.db.query, notices)).toBeNull();

  expect(await namesIn(ids)).toEqual([]);
  expect(await namesIn(others)).toEqual(["Philippa"]);
});
