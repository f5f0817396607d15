import { appForTests } from "..";
import { deliverAll } from "../../payments/paymentFixtures";

const t = appForTests();

const get = async (path: string, query = {}) => (await t.anyone().get(path, query)).body;

it("tells the publishable key and the fee in dollars, and no secret", async () => {
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

it("has insurance types in the reader's language, and carriers, without 'None'", async () => {
  const types = await get("/insurance-types");
  expect(types.data.map(({ ins_id }: { ins_id: number }) => ins_id)).toEqual([1, 2, 3]);
  const spanish = { "accept-language": "es-MX,es;q=0.9" };
  const reply = await t.request({ url: "/api/insurance-types", headers: spanish });
  expect(JSON.parse(reply.body).data[0].ins_name).not.toBe("Home");
  const { data } = await get("/insurance-companies");
  expect(data.length).toBeGreaterThan(30);
  expect(Object.keys(data[0])).toEqual(["inc_id", "inc_name"]);
  expect(data.some(({ inc_id }: { inc_id: number }) => inc_id === 0)).toBe(false);
});

it("finds ZIP codes by code or city, however it is spelt, a page of them, and has all without a search", async () => {
  const [byCode] = (await get("/auth/zipcodes", { search: "7870" })).data;
  expect(byCode).toMatchObject({ zip_id: 78701, zip_code: "78701", city: "Austin" });
  expect((await get("/auth/zipcodes", { search: "austin, tx", limit: 3 })).data).toHaveLength(3);
  for (const [search, city, state] of [
    ["St. Louis", "St. Louis", "MO"],
    ["saint louis mo", "St. Louis", "MO"],
    ["O’Fallon", "O'Fallon", "MO"],
    ["o fallon, MO", "O'Fallon", "MO"],
    ["Coeur d’Alene", "Coeur d'Alene", "ID"],
    ["mc allen", "McAllen", "TX"],
    ["Winston Salem", "Winston-Salem", "NC"],
    ["Ft. Worth, Texas", "Fort Worth", "TX"],
    ["\u00a0De Kalb, IL", "DeKalb", "IL"],
    ["Austin, TX 78701-1234", "Austin", "TX"],
  ]) {
    const { data } = await get("/auth/zipcodes", { search, limit: 100 });
    expect([search, data]).toEqual([
      search,
      expect.arrayContaining([expect.objectContaining({ city, state })]),
    ]);
  }
  expect((await get("/auth/zipcodes", { search: "Nowhere, ZZ" })).data).toEqual([]);
  const { data: all } = await get("/auth/zipcodes");
  expect(all.length).toBeGreaterThan(40_000);
  expect(all[0]).toHaveProperty("zip_code", "00501");
});

describe("Get in touch", () => {
  const write = async (feedback: { name: string; email: string; message: string }) =>
    t.anyone().post("/feedback", { ...feedback, token: await t.humanToken("feedback") });
  const mailsFrom = (email: string) => t.mails.filter(({ replyTo }) => replyTo === email);

  it("mails what was written to the support address, to be answered to its writer, and keeps it nowhere else", async () => {
    const [email, message] = ["vera@example.com", "Do you quote boats?\nAnd houseboats?"];
    expect((await write({ name: "Vera", email, message })).status).toBe(200);
    const rows = await t.db.query.selectFrom("outbox").select("payload").execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/Vera|vera@|boats/);
    await deliverAll(t);
    await deliverAll(t);
    expect(mailsFrom(email)).toMatchObject([
      { to: t.config.mail.support, subject: "Get in touch: Vera" },
    ]);
    expect(mailsFrom(email)[0]?.text).toContain(message);
  });

  it("sends markup as the text it is, and no line break of a name into the headers", async () => {
    const markup = "<img src=x onerror=alert(1)>\"'&";
    const name = `Eve\r\nBcc: all@example.com${markup}`;
    await write({ name, email: "e@x.com", message: markup });
    await deliverAll(t);
    const [mail] = mailsFrom("e@x.com");
    expect(mail?.html).toBeUndefined();
    expect(mail?.subject).toBe(`Get in touch: Eve Bcc: all@example.com${markup}`);
    expect(mail?.text).toContain(markup);
  });

  it("mails nothing that was refused", async () => {
    const before = t.mails.length;
    expect((await write({ name: "", email: "nobody", message: "x" })).status).toBe(422);
    await deliverAll(t);
    expect(t.mails).toHaveLength(before);
  });
});
