import { vitalGroup, type Vital } from "./figures";

it.each<[Vital, number, number]>([
  ["lcp", 0, 0],
  ["lcp", 500, 0],
  ["lcp", 501, 1],
  ["lcp", 10_001, 9],
  ["inp", 200, 3],
  ["cls", 100, 3],
])("counts %s of %d in group %d", (vital, value, group) => {
  expect(vitalGroup(vital, value)).toBe(group);
});
