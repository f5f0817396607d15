import { appForTests } from "../../testing";

const test = appForTests();

/** A quote for $100 a month that its agent raised to $999 after the application changed. */
async function aRaisedQuote() {
  const consumer = await test.seedConsumer();
  const lead = await test.seedApplication(consumer, { types: [1], submitted: true });
  const agent = await test.seedAgent();
  const id = await test.seedQuote(agent, lead, { monthly: 100 });
  const [shown] = (await test.as(consumer).get("/user/quotes")).body.data;
  await test.db.query
    .updateTable("quotes")
    .set({ needs_update: true })
    .where("id", "=", id)
    .execute();
  await test.as(agent).put(`/agent/profile/leads/${lead}`, {
    token: await test.humanToken("quote"),
    qot_id: id,
    inc_id: 1,
    prices: [{ ins_id: 1, qpr_monthly: 999, qpr_yearly: 11_988 }],
  });
  return { consumer, id, shown };
}

describe("quotes that were taken back", () => {
  it("are listed up to the newest fifty, beside every one that can be chosen", async () => {
    const consumer = await test.seedConsumer();
    const lead = await test.seedApplication(consumer, { types: [1], submitted: true });
    const agent = await test.seedAgent();
    const now = test.clock.now().getTime();
    const removed: number[] = [];
    for (let minute = 0; minute < 52; minute++) {
      const row = { removed_at: new Date(now - minute * 60_000) };
      removed.push(await test.seedQuote(agent, lead, { row }));
    }
    const live = await test.seedQuote(agent, lead);
    const listed = async () => {
      const { data } = (await test.as(consumer).get("/user/quotes")).body;
      return new Set(data.map(({ qot_id }: { qot_id: number }) => qot_id));
    };

    expect(await listed()).toEqual(new Set([...removed.slice(0, 50), live]));
    await test.as(consumer).delete(`/user/quotes/${removed[0]}`);
    expect(await listed()).toEqual(new Set([...removed.slice(1, 51), live]));
  });
});

describe("choosing a quote", () => {
  it.each(["qot_version", "prices"])(
    "is refused where its %s are no longer what was shown",
    async (what) => {
      const { consumer, id, shown } = await aRaisedQuote();

      const refused = await test.as(consumer).post(`/user/quotes/${id}`, { [what]: shown[what] });
      const { body } = await test.as(consumer).get("/user/quotes");

      expect(refused).toMatchObject({ status: 409, body: { data: ["quote-changed"] } });
      expect(body.data[0]).toMatchObject({ accepted: false, prices: [{ qpr_monthly: 999 }] });
    },
  );

  it("is refused where the bundle price is no longer what was shown", async () => {
    const { consumer, id } = await aRaisedQuote();

    const refused = await test.as(consumer).post(`/user/quotes/${id}`, { qot_monthly: 180 });

    expect(refused.body.data).toEqual(["quote-changed"]);
  });

  it("takes what is shown now", async () => {
    const { consumer, id } = await aRaisedQuote();
    const [shown] = (await test.as(consumer).get("/user/quotes")).body.data;

    const chosen = await test.as(consumer).post(`/user/quotes/${id}`, {
      qot_version: shown.qot_version,
      qot_monthly: shown.qot_monthly,
      qot_yearly: shown.qot_yearly,
      prices: shown.prices,
    });

    expect(chosen.status).toBe(200);
  });

  it("needs no word on what was shown", async () => {
    const { consumer, id } = await aRaisedQuote();

    expect((await test.as(consumer).post(`/user/quotes/${id}`)).status).toBe(200);
  });
});
