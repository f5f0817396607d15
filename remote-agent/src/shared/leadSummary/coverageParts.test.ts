import { coverageParts } from "./coverageParts";

const home = {
  total: 854_000,
  lines: [
    { label: "Dwelling (A)", value: 449_000 },
    { label: "Other structures (B)", value: 45_000 },
    { label: "Belongings (C)", value: 270_000 },
    { label: "Living elsewhere during repairs (D)", value: 90_000 },
    { label: "Personal liability (E), per claim", value: 300_000 },
  ],
};
const life = {
  total: 50_000,
  lines: [
    { label: "Mortgage", value: 80_000 },
    { label: "Less savings", value: -40_000 },
  ],
};

it.each([
  ["the lines of a home that add up to it", home, 1, [449_000, 45_000, 270_000, 90_000]],
  ["nothing where the lines do not add up", { ...home, total: 1 }, 1, []],
  ["a life's needs, without what lessens them", life, 2, [80_000]],
  ["nothing of auto", home, 3, []],
] as const)("draws %s", (_what, estimate, type, values) => {
  const lines = [...estimate.lines];
  expect(coverageParts({ ...estimate, lines }, type).map(({ value }) => value)).toEqual(values);
});
