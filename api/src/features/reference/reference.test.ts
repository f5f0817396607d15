import { appForTests } from "../../testing";

const t = appForTests();

describe("the public configuration", () => {
  it("has the publishable key and the fee in dollars, and no secret", async () => {
    const { status, body, text } = await t.anyone().get("/config");
    expect(status).toBe(200);
    expect(body).toEqual({
      publicKey: "pk_test_public",
      cardScriptUrl: null,
      leadFee: 49,
      humanVerification: { kind: "altcha", siteKey: null },
    });
    for (const secret of [t.config.secret, "sk_test", "whsec"]) expect(text).not.toContain(secret);
  });
});

describe("reference data", () => {
  it("is there for everybody: insurance types and carriers, without 'None'", async () => {
    const types = await t.anyone().get("/insurance-types");
    expect(types.body.data.map(({ ins_id }: { ins_id: number }) => ins_id)).toEqual([1, 2, 3]);
    const { data } = (await t.anyone().get("/insurance-companies")).body;
    expect(data.length).toBeGreaterThan(30);
    expect(Object.keys(data[0])).toEqual(["inc_id", "inc_name"]);
    expect(data.some(({ inc_id }: { inc_id: number }) => inc_id === 0)).toBe(false);
  });

  it("is named in the reader's language", async () => {
    const reply = await t.request({
      url: "/api/insurance-types",
      headers: { "accept-language": "es-MX,es;q=0.9" },
    });
    expect(JSON.parse(reply.body).data[0].ins_name).not.toBe("Home");
  });
});
