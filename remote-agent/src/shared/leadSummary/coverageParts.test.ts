import { coverageParts } from "./coverageParts";

const home = {
  total: 854_000,
  lines: [
    { label: "Dwelling (A)", value: 449_000 },
    { label: "Other structures (B)", value: 45_000 },
    { label: "Belongings (C)", value: 270_000 },
    { label: "Living elsewhere during repairs (D)", value: 90_000 },
    { label: "Personal liability (E), per claim", value: 300_000 },
    { label: "Medical payments (F), per person", value: 5_000 },
  ],
};

describe("the parts of a coverage figure", () => {
  it("are the lines of a home that add up to it, without limits per claim", () => {
    expect(coverageParts(home, 1).map(({ value }) => value)).toEqual([
      449_000, 45_000, 270_000, 90_000,
    ]);
  });

  it("are none when the lines do not add up", () => {
    expect(coverageParts({ ...home, total: 1 }, 1)).toEqual([]);
  });

  it("are a life's needs, without what lessens them", () => {
    const life = {
      total: 50_000,
      lines: [
        { label: "Mortgage", value: 80_000 },
        { label: "Less savings", value: -40_000 },
      ],
    };
    expect(coverageParts(life, 2)).toEqual([{ label: "Mortgage", value: 80_000 }]);
  });

  it("are none for auto", () => {
    expect(coverageParts(home, 3)).toEqual([]);
  });
});
