import { readPolicy } from ".";
import { carriers, compareReading, valuesOf } from "./testing";
import { autoLayouts } from "./testing/layouts/autoLayouts";
import { homeLayouts } from "./testing/layouts/homeLayouts";
import { otherLayouts } from "./testing/layouts/otherLayouts";
import { printedLayouts } from "./testing/layouts/printedLayouts";
import { pictured } from "./testing/pictures";

const layouts = [...homeLayouts, ...autoLayouts, ...otherLayouts, ...printedLayouts];
const readPicture = (...pictures: string[]) => readPolicy(pictured(pictures), carriers);

describe("reads", () => {
  it.each(layouts.map(({ name, ...layout }) => [name, layout] as const))(
    "%s",
    (_, { text, says, unread = [] }) => {
      const { missed, wrong } = compareReading({ ...says }, valuesOf(readPolicy(text, carriers)));
      expect({ missed: missed.map((each) => each.split(" ")[0]), wrong }).toEqual({
        missed: unread,
        wrong: [],
      });
    },
  );
});

const title = "Erie Insurance\nHomeowners policy declarations\n";
const home = (rows: string) => readPicture(title + rows).home;
const auto = (rows: string) =>
  readPicture(`Erie Insurance\nPersonal auto declarations\n${rows}`).auto;
const basics = "Dwelling    $300,000\nLoss of use    $60,000\n";

it("says where a value stood, and which text it was read from", () => {
  expect(home(basics)?.dwelling).toEqual({
    value: 300_000,
    places: [
      {
        page: 1,
        box: expect.objectContaining({ x: 36, y: expect.any(Number), width: expect.any(Number) }),
        text: "Dwelling $300,000",
      },
    ],
  });
});

it("leaves empty what is said twice and differently", () => {
  const read = home(`${basics}Personal property    $150,000\nPersonal property    $90,000`);
  expect(read?.belongings).toBeUndefined();
  expect(read?.dwelling?.value).toBe(300_000);
});

it.each([
  ["a price, by the head of its column", "Coverage       Premium\nPersonal property     $150,000"],
  ["an amount with cents", "Personal property     1,204.55"],
  ["what is added or taken off", "Personal property     +$15,000"],
  ["a limit that is part of it", "Personal property off premises     $15,000"],
  ["a price, by the heading of its table", "Premium summary\nPersonal property     $1,480"],
  ["an amount with cents, also if they are 0", "Personal property     $1,480.00"],
  ["one of two that no head tells apart", "Personal property     $150,000     $40,000"],
  ["more than the home by half", "Other structures     $30,000\nPersonal property     $900,000"],
  ["a hundredth of the home", "Personal property     $3,000"],
  ["what is offered", "If you add: Personal property at other residences    $15,000"],
])("takes for no limit %s", (_, row) => {
  expect(home(`${basics}${row}`)?.belongings).toBeUndefined();
});

it.each([
  ["in words", "Three hundred thousand dollars", 300_000],
  ["in words with tens", "One hundred fifty-five thousand", 155_000],
  ["in Spanish words", "Cien mil", 100_000],
  ["in thousands", "250K", 250_000],
  ["in thousands of the trade", "250M", 250_000],
  ["apart from its sign", "$  250,000", 250_000],
  ["with letters that a scan took for digits", "$25O,OOO", 250_000],
  ["as a share of the dwelling", "50% of Coverage A", 150_000],
])("reads a limit %s", (_, text, limit) => {
  expect(home(`${basics}Personal property      ${text}`)?.belongings?.value).toBe(limit);
});

it.each([
  ["100/300", "100/300"],
  ["$100,000/$300,000", "100/300"],
  ["$100,000 each person / $300,000 each accident", "100/300"],
  ["250M/500M", "250/500"],
  ["500,000 CSL", "single500"],
  ["30/60", undefined],
  ["$100,000", undefined],
])("reads the injury limit %s as %s", (text, limit) => {
  expect(auto(`Bodily injury     ${text}\nCollision deductible    500`)?.injury?.value).toBe(limit);
});

it.each([
  ["of uninsured drivers above those of injury", "Uninsured motorists    250/500"],
  ["of property above those of injury", "Property damage    500,000"],
  ["that are two pairs without a head", "Uninsured motorists    50/100    100/300"],
])("leaves empty limits %s", (_, row) => {
  const read = auto(`Bodily injury     100/300\n${row}\nCollision deductible    500`);
  expect(read?.injury?.value).toBe("100/300");
  expect(read?.uninsuredDrivers ?? read?.propertyDamage).toBeUndefined();
});

it("takes an odd amount beside collision for a price", () => {
  const read = auto("Bodily injury     100/300\nComprehensive    250\nCollision     350");
  expect(read?.comprehensiveDeductible?.value).toBe(250);
  expect(read?.collisionDeductible).toBeUndefined();
});

it.each([
  ["Deductible: $1,500 per loss; $4,000 for wind or hail.", 1_500, 4_000],
  ["Deductible: $2,500 flat except $5,000 windstorm or hail", 2_500, 5_000],
  ["Deductible, all perils   $1,000", 1_000, undefined],
])("reads %s", (row, usual, wind) => {
  const read = home(`${basics}${row}`);
  expect(read?.deductible?.value).toBe(usual);
  expect(read?.windDeductible?.value).toEqual(wind && { dollars: wind });
});

it("takes no limit of uninsured drivers for one of injury", () => {
  const read = auto(
    "PART A - LIABILITY\n  BODILY INJURY    100/300\nPART C - UNINSURED MOTORISTS\n  BODILY INJURY    50/100",
  );
  expect(read?.injury?.value).toBe("100/300");
  expect(read?.uninsuredDrivers?.value).toBe("50/100");
});

it.each([
  ["Water backup      $5,000", ["waterBackup"]],
  ["Water backup      Included", ["waterBackup"]],
  ["Water backup      Not selected", []],
  ["Water backup      Declined", []],
  ["Water backup      Offered, declined", []],
  ["Optional coverages\nWater backup      Not\n                  purchased", []],
  ["Extras you can still add: water backup", []],
  ["Endorsements: HO 04 95 Water Back Up", ["waterBackup"]],
  ["Water backup was offered and declined.", []],
])("ticks what is included, of %s", (row, included) => {
  expect(home(`${basics}${row}`)?.included.map(({ value }) => value)).toEqual(included);
});

it("reads the new term beside the previous one", () => {
  const rows = `Coverage         Previous limit     New limit
Dwelling         $300,000           $330,000
Loss of use      $60,000            $66,000
Water backup     $5,000             removed`;
  expect(home(rows)?.dwelling?.value).toBe(330_000);
  expect(home(rows)?.included).toEqual([]);
});

it("reads no text that is noise, and no empty page", () => {
  expect(
    readPicture("7(;$6)$50%85( 8,1685$1& 32/,&<12 1$0(',1685(' +2//,6:75( &2817<52$'").kind,
  ).toBe("scan");
  expect(readPicture("  ").kind).toBe("empty");
});
