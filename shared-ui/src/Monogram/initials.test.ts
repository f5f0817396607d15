import { initials, tintOf } from "./initials";

it.each([
  ["Harbor Mutual", "HM"],
  ["The Cedar & Stone Company", "CS"],
  ["Bluebird", "BB"],
  ["Insurance Group", "IG"],
  ["GEICO", "GE"],
  ["Io", "IO"],
  ["X", "X"],
  ["", ""],
])("gives %p the initials %p", (name, letters) => {
  expect(initials(name)).toBe(letters);
});

it("tells companies apart by their letters or their tint", () => {
  const names = [
    ...["Progressive", "Prudential", "Primerica", "Principal", "Protective", "Plymouth Rock"],
    ...["State Farm", "Safeco", "Allstate", "Alfa", "American Family", "Farmers", "Foremost"],
    ...["Liberty Mutual", "Lemonade", "Grange", "The General", "Guardian", "Nationwide"],
    ...["Northwestern Mutual", "National General", "The Hanover", "The Hartford", "GEICO"],
  ];
  const marks = names.map((name) => `${initials(name)} ${tintOf(name)}`);
  expect(new Set(marks).size).toBe(names.length);
});
