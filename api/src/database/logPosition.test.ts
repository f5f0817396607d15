import { readLogPosition } from "./logPosition";

it("orders places of the log as PostgreSQL does, whose text does not", () => {
  const places = ["0/0", "0/9", "0/A0", "0/FFFFFFFF", "1/0", "9/1", "10/0", "16/B374D848"];
  const read = places.map(readLogPosition);
  expect(read.toSorted((a, b) => (a < b ? -1 : 1))).toEqual(read);
});

it.each(["", "0", "0/", "/0", "0/G", "0/123456789"])("takes %j for none", (text) => {
  expect(() => readLogPosition(text)).toThrow("no place in the log");
});
