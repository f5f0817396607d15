import { daysAfter } from "@quotehaven/contract/cover";
import { localDay } from "@quotehaven/contract/rules";
import { appForTests, type Person } from "../testing";
import { tellQuotesEnd } from "./tellQuotesEnd";

const t = appForTests();
beforeEach(() => {
  t.mails.length = 0;
});

/** Where seeded clients live. */
const inDays = (days: number) => daysAfter(localDay(t.clock.now(), "America/Chicago"), days);

/** A lead whose quotes end in so many days, one of an agent each. */
async function aQuotedLead(...days: number[]) {
  const consumer = await t.seedConsumer();
  const leadId = await t.seedApplication(consumer, { types: [1], submitted: true });
  const quoteIds: number[] = [];
  for (const [index, left] of days.entries()) {
    quoteIds.push(
      await t.seedQuote(await t.seedAgent(), leadId, {
        carrierId: index + 1,
        row: { valid_until: inDays(left) },
      }),
    );
  }
  return { consumer, leadId, quoteIds };
}

async function newsOf(consumer: Person): Promise<string[]> {
  await tellQuotesEnd(t.deps);
  const { data } = (await t.as(consumer).get("/notifications")).body.data;
  return data.map(({ ntp_name }: { ntp_name: string }) => ntp_name);
}

describe("the end of the last good quote", () => {
  it.each([
    ["in four days", [4], []],
    ["in three days", [3], ["quotes-end-soon"]],
    ["today", [0], ["quotes-end-soon"]],
    ["yesterday", [-1], []],
    ["in three days, where others ended", [-5, 1, 3], ["quotes-end-soon"]],
    ["in three days, where one holds longer", [3, 10], []],
  ])("is told of: %s", async (_when, days, told) => {
    const { consumer } = await aQuotedLead(...days);
    expect(await newsOf(consumer)).toEqual(told);
  });

  it("counts no quote that was removed or waits for its agent", async () => {
    const { consumer, quoteIds } = await aQuotedLead(3, 20, 20);
    const update = (id: number | undefined) =>
      t.db.query.updateTable("quotes").where("id", "=", id ?? 0);
    await update(quoteIds[1]).set({ removed_at: t.clock.now() }).execute();
    await update(quoteIds[2]).set({ needs_update: true }).execute();
    expect(await newsOf(consumer)).toEqual(["quotes-end-soon"]);
  });

  it("is nothing to whoever has chosen", async () => {
    const { consumer, quoteIds } = await aQuotedLead(2);
    await t.seedAcceptance(quoteIds[0] ?? 0);
    expect(await newsOf(consumer)).toEqual([]);
  });

  it("is told and mailed once, with the day and a link, also where several processes look", async () => {
    const { consumer } = await aQuotedLead(1, 3);
    await Promise.all([tellQuotesEnd(t.deps), tellQuotesEnd(t.deps)]);
    await t.as(consumer).delete("/notifications");
    expect(await newsOf(consumer)).toEqual([]);
    await t.deliver();
    const mails = t.mails.filter(({ to }) => to === consumer.email);
    expect(mails).toHaveLength(1);
    const [year, month, day] = inDays(3).split("-");
    expect(mails[0]?.text).toContain(`${month}/${day}/${year}`);
    expect(mails[0]?.text).toContain("/go/consumer/my-quotes");
  });

  it("is told again only where a renewed quote ends later", async () => {
    const { consumer, quoteIds } = await aQuotedLead(1);
    expect(await newsOf(consumer)).toEqual(["quotes-end-soon"]);
    await t.db.query
      .updateTable("quotes")
      .set({ valid_until: inDays(2) })
      .where("id", "=", quoteIds[0] ?? 0)
      .execute();
    expect(await newsOf(consumer)).toEqual(["quotes-end-soon", "quotes-end-soon"]);
  });
});
