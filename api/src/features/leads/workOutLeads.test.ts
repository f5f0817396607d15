import { testApp, type TestApp } from "../../testing";
import { completeAnswers } from "../../testing/answers";
import { workOutLeads } from "./workOutLeads";

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

describe("working out leads", () => {
  it("gives leads from before it was kept what a new submission has at once", async () => {
    const agent = await test.seedAgent();
    const consumer = await test.seedConsumer();
    const submitted = await test.as(consumer).post("/user/application", {
      answers: [3, 1].map((type) => ({ ins_id: type, answers: completeAnswers(type) })),
      submit: true,
    });
    expect(submitted.status).toBe(200);
    const row = async () => (await test.as(agent).get("/agent/profile/leads")).body.data.data[0];
    const atOnce = await row();
    await test.db.query
      .updateTable("leads")
      .set({ needs: null, need: 0, premium_yearly: 0, renews_on: null })
      .execute();
    expect(await row()).not.toHaveProperty("needs");

    await workOutLeads(test.deps);

    expect(atOnce).toMatchObject({
      needs: [{ ins_id: 1 }, { ins_id: 3, amount: 300_000 }],
      premium: expect.any(Number),
      renewal: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    expect(await row()).toEqual(atOnce);
  });
});
