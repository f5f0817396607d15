import { zipCodeOf, zipCodes, type ZipCode } from "./zipCodes";

async function everyZipCode(): Promise<ZipCode[]> {
  const all: ZipCode[] = [];
  for await (const zipCode of zipCodes()) all.push(zipCode);
  return all;
}

describe("zipCodes", () => {
  it("gives every complete row once, with an id that is never 0", async () => {
    const all = await everyZipCode();
    expect(all).toHaveLength(40_979);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(all.every(({ id }) => id > 0)).toBe(true);
    expect(all.every(({ city, state }) => city !== "" && /^[A-Z]{2}$/.test(state))).toBe(true);
    expect(all.find(({ code }) => code === "00501")).toEqual({
      id: 501,
      code: "00501",
      city: "Holtsville",
      state: "NY",
      county: "Suffolk",
      latitude: 40.8154,
      longitude: -73.0451,
    });
  });

  it("drops a row without a state", () => {
    expect(zipCodeOf("US\t09001\tAPO AA\t\t\t\t\t\t\t38.1105\t15.6613\t")).toBeNull();
  });
});
