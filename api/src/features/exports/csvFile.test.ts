import { parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import fc from "fast-check";
import { csvText, type CsvRow } from "./csvFile";

const marks = [..."\"',;\r\n\t=+-@\uFF1D\uFF0B\uFF0D\uFF20 a7ñ"];
const text = fc.string({ unit: fc.constantFrom(...marks), maxLength: 4 });
const plain = fc.constantFrom("Home + Auto", "O'Hara", "Ponce de León", "2026-11-23", "a@b.co");
const cell = fc.oneof(
  text,
  plain,
  plain,
  fc.integer(),
  fc.double({ noNaN: true }),
  fc.constant(null),
);
const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { maxLength: 6 });

describe("rows as text", () => {
  it("are what the library makes of them, whatever they hold", () => {
    fc.assert(
      fc.property(rows, (given) => {
        expect(csvText(given)).toBe(
          given.length === 0
            ? ""
            : stringify(given, { escape_formulas: true, record_delimiter: "windows" }),
        );
      }),
      { numRuns: 2_000 },
    );
  });

  it("keep their order where some need quotes and others do not", () => {
    const given: CsvRow[] = [
      ["a", 1],
      ["b,c", null],
      ['"', 2],
      ["d", -3],
      ["=1", 4],
    ];
    expect(parse(csvText(given))).toEqual([
      ["a", "1"],
      ["b,c", ""],
      ['"', "2"],
      ["d", "-3"],
      ["'=1", "4"],
    ]);
  });
});
