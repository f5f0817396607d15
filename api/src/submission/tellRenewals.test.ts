import { daysAfter } from "@quotehaven/contract/cover";
import { toShownDate } from "@quotehaven/contract/rules";
import { sql } from "kysely";
import { appForTests, lastingSessions, type Person } from "../testing";
import { completeAnswers } from "../testing/answers";
import { overhear } from "../testing/overhear";
import { mostRead, planOf } from "../testing/planOf";
import { renewalsToLookAt, tellRenewals } from "./tellRenewals";

const t = appForTests({ config: { session: lastingSessions } });
let day = "";
let year = 2027;
beforeEach(async () => {
  t.mails.length = 0;
  // Each test has a spring of its own, far from the others' ends.
  year += 3;
  await moveTo(`${year}-03-01`);
});

/** Ten in the morning in Austin. */
async function moveTo(date: string, time = "16:00"): Promise<void> {
  day = date;
  const moment = Date.parse(`${date}T${time}:00Z`);
  t.clock.advance({ seconds: (moment - t.clock.now().getTime()) / 1_000 });
}

const subjects = (person: Person) => t.mailsTo(person).map(({ subject }) => subject);

/** What is told on a day, and mailed; the subjects of all that a person was mailed of it. */
async function toldOn(date: string, person: Person, time?: string): Promise<string[]> {
  await moveTo(date, time);
  await tellRenewals(t.deps);
  await t.deliver();
  return subjects(person).filter((subject) => /policy|póliza|year ago/.test(subject));
}

const save = (consumer: Person, answers: object[], more: object = {}) =>
  t.as(consumer).post("/user/application", { answers, ...more });
const insuredHome = (endsOn: string, dollars = "1800") => ({
  ins_id: 1,
  answers: completeAnswers(1, { 130: 13001, 131: toShownDate(endsOn), 132: dollars }),
});
const present = (expires: string, more: object = {}) => ({
  home: { carrier: "Acme Mutual", expires, cover: {}, ...more },
  shared: false,
});
const keep = (consumer: Person, policies: object) =>
  t.as(consumer).put("/user/application/present", policies);

/** A client whose policy ends on a day, by the answers. */
async function aClientUntil(endsOn: string, user: object = {}) {
  const consumer = await t.seedConsumer({ user });
  const reply = await save(consumer, [insuredHome(endsOn)], { submit: true });
  expect(reply.status).toBe(200);
  return consumer;
}

/** The mail of the renewal: that of the submission may come before it or after. */
const reminderTo = (person: { email: string }) =>
  t.mailsTo(person).find(({ text }) => text.includes("/go/consumer/application?renew=1"));

describe("whoever has not chosen", () => {
  it("is mailed 45 and 14 days before the end that the answers tell, once each", async () => {
    const end = daysAfter(day, 60);
    const consumer = await aClientUntil(end);
    const told = (days: number) => toldOn(daysAfter(end, -days), consumer);
    const subject = `Your policy ends on ${toShownDate(end)}`;
    expect(await told(46)).toEqual([]);
    expect(await told(45)).toEqual([subject]);
    for (const days of [45, 44, 15]) expect(await told(days)).toEqual([subject]);
    expect(await told(14)).toEqual([subject, subject]);
    for (const days of [13, 1, 0, -1]) expect(await told(days)).toHaveLength(2);
    const { renewal_look_on } = await t.row("applications", { consumer_id: consumer.id });
    expect(renewal_look_on).toBeNull();
  });

  it("is told what they have, and led to their answers, in their language", async () => {
    const end = daysAfter(day, 45);
    const english = await aClientUntil(end);
    await keep(english, {
      ...present(end, { premium: { dollars: 1_234, months: 12 } }),
      auto: { premium: { dollars: 780, months: 6 }, cover: {} },
    });
    const spanish = await aClientUntil(end, { language: "es" });
    await toldOn(day, english);
    const mail = reminderTo(english);
    expect(mail?.text).toContain(
      `What you have, as you told us\n- Home: Acme Mutual, $1,234 a year, until ${toShownDate(end)}\n- Auto: $780 for 6 months\n`,
    );
    expect(mail?.text).toContain("Your answers are still here.");
    expect(mail?.text.match(/https?:\S+/g)).toEqual([
      expect.stringMatching(/\/go\/consumer\/application\?renew=1$/),
      expect.stringMatching(/\/go\/consumer\/dashboard$/),
    ]);
    expect(mail?.isUrgent).toBe(false);
    expect(reminderTo(spanish)?.text).toMatch(
      /Lo que tiene, según nos dijo\n- .+: \$1,800 al año, hasta el /,
    );
  });

  it("is told also of a draft, by the policies alone", async () => {
    const end = daysAfter(day, 20);
    const consumer = await t.seedConsumer({ profile: { current_carrier_id: 2 } });
    await keep(consumer, present(end, { carrier: undefined }));
    expect(await toldOn(day, consumer)).toHaveLength(1);
    const [mail] = t.mailsTo(consumer);
    expect(mail?.text).toContain(`- Home: Allstate, until ${toShownDate(end)}\n`);
    expect(mail?.text).toContain("submit your application when it is complete");
  });

  it("is told of the first end that is ahead", async () => {
    const [answered, own] = [daysAfter(day, -5), daysAfter(day, 40)];
    const consumer = await aClientUntil(answered);
    await keep(consumer, present(own));
    expect(await toldOn(day, consumer)).toEqual([`Your policy ends on ${toShownDate(own)}`]);
  });

  it("is told once, by what applies then, where days were missed", async () => {
    const end = daysAfter(day, 45);
    const consumer = await aClientUntil(end);
    expect(await toldOn(daysAfter(end, -9), consumer)).toHaveLength(1);
    expect(await toldOn(daysAfter(end, -8), consumer)).toHaveLength(1);
    const { renewal_told_days } = await t.row("applications", { consumer_id: consumer.id });
    expect(renewal_told_days).toBe(14);
  });

  it("is told anew of a new term, and not where the day was corrected", async () => {
    const end = daysAfter(day, 14);
    const consumer = await aClientUntil(end);
    expect(await toldOn(day, consumer)).toHaveLength(1);
    await save(consumer, [insuredHome(daysAfter(end, 3))], { submit: true, force: true });
    expect(await toldOn(daysAfter(day, 1), consumer)).toHaveLength(1);
    const next = daysAfter(end, 365);
    await save(consumer, [insuredHome(next)]);
    expect(await toldOn(daysAfter(next, -45), consumer)).toHaveLength(2);
    expect(await toldOn(daysAfter(next, -14), consumer)).toHaveLength(3);
  });

  it("is told once, however many processes do it at a time, and after a restart", async () => {
    const end = daysAfter(day, 45);
    const consumer = await aClientUntil(end);
    await Promise.all([1, 2, 3].map(() => tellRenewals(t.deps)));
    expect(await toldOn(day, consumer)).toHaveLength(1);
    await t.db.query.deleteFrom("outbox").execute();
    expect(await toldOn(day, consumer)).toHaveLength(1);
  });

  it("is told in the morning of where they live", async () => {
    const end = daysAfter(day, 45);
    const consumer = await t.seedConsumer({ profile: { zip_id: 96813 } });
    await save(consumer, [insuredHome(end)], { submit: true });
    // 8:00 in Honolulu is 18:00 in London.
    for (const time of ["05:00", "17:59", "23:00"])
      expect(await toldOn(day, consumer, time)).toEqual([]);
    expect(await toldOn(daysAfter(day, 1), consumer, "18:00")).toHaveLength(1);
  });
});

describe("nobody is mailed", () => {
  it("who takes no mails, until they do", async () => {
    const end = daysAfter(day, 45);
    const consumer = await aClientUntil(end, { email_notifications: false });
    expect(await toldOn(day, consumer)).toEqual([]);
    const { renewal_look_on } = await t.row("applications", { consumer_id: consumer.id });
    expect(renewal_look_on).toBe(daysAfter(day, 1));
    await t.update("users", { id: consumer.id }, { email_notifications: true });
    expect(await toldOn(daysAfter(day, 1), consumer)).toHaveLength(1);
  });

  it("who switched mails off, chose or deleted the application before the mail went", async () => {
    const end = daysAfter(day, 45);
    const [quiet, chooser, deleter] = [
      await aClientUntil(end),
      await aClientUntil(end),
      await aClientUntil(end),
    ];
    const { application_id } = await t.row("live_applications", { consumer_id: chooser.id });
    const quoteId = await t.seedQuote(await t.seedAgent(), application_id);
    await tellRenewals(t.deps);
    await t.update("users", { id: quiet.id }, { email_notifications: false });
    expect((await t.choose(chooser, quoteId)).status).toBe(200);
    await t.as(deleter).delete("/user/application", undefined, { force: "true" });
    for (const person of [quiet, chooser, deleter])
      expect(await toldOn(daysAfter(day, 1), person)).toEqual([]);
  });

  it("whose account or application is gone", async () => {
    const end = daysAfter(day, 50);
    const [closed, deleter] = [await aClientUntil(end), await aClientUntil(end)];
    await t.endAccount(closed);
    await t.as(deleter).delete("/user/application", undefined, { force: "true" });
    for (const { id: consumer_id } of [closed, deleter]) {
      const { renewal_look_on, policy_ends } = await t.row("applications", { consumer_id });
      expect([renewal_look_on, policy_ends]).toEqual([null, null]);
    }
  });
});

describe("whoever chose", () => {
  async function aChooser({ paid = true } = {}) {
    const consumer = await aClientUntil(daysAfter(day, 60));
    const { application_id } = await t.row("live_applications", { consumer_id: consumer.id });
    const agent = await t.seedAgent();
    const quoteId = await t.seedQuote(agent, application_id, { monthly: 123 });
    expect((await t.choose(consumer, quoteId)).status).toBe(200);
    if (paid) await t.pay(agent, application_id);
    return { consumer, quoteId };
  }

  it("is mailed a year after it, once, and not before their old policy ends", async () => {
    const { consumer } = await aChooser();
    const chosenOn = day;
    for (const days of [15, 46, 364])
      expect(await toldOn(daysAfter(chosenOn, days), consumer)).toEqual([]);
    expect(await toldOn(daysAfter(chosenOn, 365), consumer)).toEqual([
      "A year ago you chose a quote",
    ]);
    expect(t.mailsTo(consumer).at(-1)?.text).toContain("You chose State Farm, for $123 a month.");
    for (const days of [366, 400, 730])
      expect(await toldOn(daysAfter(chosenOn, days), consumer)).toHaveLength(1);
  });

  it("is not mailed of it where nobody paid, as they cannot ask again but take it back", async () => {
    const { consumer } = await aChooser({ paid: false });
    expect(await toldOn(daysAfter(day, 365), consumer)).toEqual([]);
  });

  it("and took it back is reminded of the end again", async () => {
    const { consumer, quoteId } = await aChooser({ paid: false });
    const end = daysAfter(day, 60);
    await t.as(consumer).delete(`/user/quotes/${quoteId}/choice`);
    expect(await toldOn(daysAfter(end, -45), consumer)).toHaveLength(1);
  });
});

it("finds whom to remind by an index, and reads no answers, however many applications there are", async () => {
  const consumer = await aClientUntil(daysAfter(day, 45));
  await sql`
    insert into applications (consumer_id, created_at, updated_at, draft_types, draft_answers, renewal_look_on)
    select ${consumer.id}, now(), now(), '{1}', '{}', ${daysAfter(day, 200)}::date + n % 100
    from generate_series(1, 3000) as n`.execute(t.db.query);
  await sql`analyze applications`.execute(t.db.query);
  const plan = await planOf(renewalsToLookAt(t.db.query, t.clock.now()), t.db.query);
  expect(plan).toContain("applications_renewal_look");
  expect(mostRead(plan)).toBeLessThan(100);
  const { heard: query, texts } = overhear(t.db.query);
  await tellRenewals({ ...t.deps, db: { ...t.db, query } });
  expect(texts.join()).not.toContain("answers");
  await sql`delete from applications where draft_types = '{1}' and draft_answers = '{}'`.execute(
    t.db.query,
  );
});
