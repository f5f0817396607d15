import { appForTests } from "../../testing";

const t = appForTests();

describe("ZIP codes", () => {
  it("are a page of matches for a search, by code or city", async () => {
    const byCode = await t.anyone().get("/auth/zipcodes", { search: "7870" });
    expect(byCode.body.data[0]).toMatchObject({ zip_id: 78701, zip_code: "78701", city: "Austin" });
    const byCity = await t.anyone().get("/auth/zipcodes", { search: "austin, tx", limit: 3 });
    expect(byCity.body.data).toHaveLength(3);
  });

  it("are complete without a search", async () => {
    const { body } = await t.anyone().get("/auth/zipcodes");
    expect(body.data.length).toBeGreaterThan(40_000);
    expect(body.data[0]).toHaveProperty("zip_code", "00501");
  });
});
