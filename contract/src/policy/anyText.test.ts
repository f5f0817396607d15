import * as fc from "fast-check";
import { readPolicy } from ".";
import { carriers } from "./testing";
import type { Found, PolicyText, TextRun } from "./types";

const said = fc.constantFrom(
  "Homeowners Policy Declarations",
  "Personal Auto Declarations",
  "Coverage A - Dwelling",
  "Personal property",
  "Bodily Injury each person / each accident",
  "Uninsured Motorists",
  "Deductible: $1,000 all perils; 2% wind and hail",
  "$250,000/$500,000",
  "$ 300,000.00",
  "100/300/50",
  "70% of Coverage A",
  "Three hundred thousand dollars",
  "2019 Honda CR-V EX",
  "From 01/02/2026 to 01/02/2027",
  "Total annual premium",
  "Included",
  "Not selected",
  "Drivers",
  "Residence premises 12 Oak St, Dover, DE 19901",
  "(",
  "/",
  "-",
);
const point = fc.double({ min: -50, max: 900, noNaN: true });
const run: fc.Arbitrary<TextRun> = fc.record({
  page: fc.integer({ min: 1, max: 3 }),
  text: fc.oneof({ weight: 5, arbitrary: said }, fc.string({ unit: "grapheme" })),
  x: point,
  y: fc.oneof(point, fc.constantFrom(100, 100.4, 112, 124)),
  width: fc.double({ min: 0, max: 500, noNaN: true }),
  height: fc.constantFrom(0, 6, 9, 9.5, 30),
  angle: fc.constantFrom(0, 0, 0, 90, 180, 270, -90, 12.5),
});
const text: fc.Arbitrary<PolicyText> = fc.array(run, { maxLength: 60 }).map((runs) => ({
  pages: [1, 2, 3].map((number) => ({ number, width: 612, height: 792 })),
  runs,
}));

/** Every value of a reading, however deep it is. */
function foundIn(value: unknown): Found<unknown>[] {
  if (value === null || typeof value !== "object") return [];
  if ("places" in value && "value" in value) return [value as Found<unknown>];
  return Object.values(value).flatMap(foundIn);
}

it("reads whatever text a file has, and says where each value stood", () => {
  fc.assert(
    fc.property(text, (any) => {
      for (const { value, places } of foundIn(readPolicy(any, carriers))) {
        expect(value).not.toBeNaN();
        expect(places.length).toBeGreaterThan(0);
        for (const { page, box } of places) {
          expect([1, 2, 3]).toContain(page);
          expect(box.width).toBeGreaterThanOrEqual(0);
          expect(box.height).toBeGreaterThanOrEqual(0);
        }
      }
    }),
    { numRuns: 150 },
  );
});
