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
  ["in words with teens", "Two hundred eighteen thousand four hundred dollars", 218_400],
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
  ["DEDUCTIBLES   WINDSTORM OR HAIL $ 2,000   ALL OTHER PERILS $ 1,000", 1_000, 2_000],
  [
    "THE FOLLOWING DEDUCTIBLES APPLY UNLESS OTHERWISE STATED WITHIN THE POLICY: ALL OTHER PERILS $2,000",
    2_000,
    undefined,
  ],
  ["Section I deductibles\nOther losses 1%     $ 3,000", 3_000, undefined],
  ["Deductible    $1,000\nSewer backup    $10,000    deductible $500", 1_000, undefined],
])("reads %s", (row, usual, wind) => {
  const read = home(`${basics}${row}`);
  expect(read?.deductible?.value).toBe(usual);
  expect(read?.windDeductible?.value).toEqual(wind && { dollars: wind });
});

it("reads a limit for each accident alone as a single one", () => {
  const rows = "Liability    $500,000 each accident\nComprehensive deductible    500";
  expect(auto(rows)?.injury?.value).toBe("single500");
});

it("takes no head of the table above for that of a limit for each person", () => {
  const rows = `Bodily injury     100/300
Vehicle                   Collision deductible
1   2019 Honda CR-V EX    $500
Medical payments          $5,000 each person`;
  expect(auto(rows)?.medicalPayments?.value).toBe(5_000);
});

it("takes no limit of injury alone for a single limit", () => {
  const rows = "Liability    $500,000 each accident\nProperty damage    $100,000";
  expect(auto(rows)?.injury).toBeUndefined();
});

it.each([
  ["in small print below their price", "Collision    250\nActual cash value less $500 deductible"],
  [
    "beside collision of another kind",
    "Broad form collision   $500\nLimited collision   Not taken",
  ],
  [
    "beside prices with a wide head",
    `                                            Premiums
Coverages        Limits of liability      Veh 1    Veh 2
Collision        ACV less    500       121.00   166.00`,
  ],
  ["below what is not collision", "Other than coll   ACV less   250\nCollision   ACV less   500"],
])("reads deductibles %s", (_, rows) => {
  expect(auto(`Bodily injury     100/300\n${rows}`)?.collisionDeductible?.value).toBe(500);
});

it("takes the heading of a table for no head of a column of prices", () => {
  const rows = `Coverages, limits and premiums
Bodily injury       100/300       188
Property damage     $50,000       121`;
  expect(auto(rows)?.propertyDamage?.value).toBe(50_000);
});

it.each([
  ["with what they may do", "Drivers\nWyatt Klein – Covered\nJune Zamora – Excluded", 1],
  ["below whose they are", "Your drivers\nOdalys Ferncastle", 1],
])("counts drivers %s", (_, rows, count) => {
  const read = readPicture(
    `Erie Insurance\nPersonal auto declarations\n${rows}\nBodily injury     100/300\nCollision deductible    500`,
  );
  expect(read.drivers?.value).toBe(count);
});

it.each([
  ["Declarations effective Jun 14, 2026 through Jun 14, 2027", "2026-06-14"],
  ["Declarations effective Jun 14, 2026", undefined],
])("reads the first day of %s", (row, day) => {
  expect(readPicture(`${title}${row}\n${basics}`).effectiveOn?.value).toBe(day);
});

it.each([
  [
    "with its fees, where the total stands above its name",
    "Annual cost\n$1,087.00     $25.00      $1,112.00\nPremium       Policy fee   Total",
    1_112,
  ],
  [
    "after its credits",
    "Premium before credits     $2,106.00\nAnnual premium after credits     $1,694.00",
    1_694,
  ],
])("reads the price %s", (_, rows, dollars) => {
  expect(readPicture(`${title}${basics}${rows}`).premium?.value).toEqual({ dollars, months: 12 });
});

it.each([
  [
    "that is the same as the insured's",
    "Who is insured\n12 Oak St\nDover, DE 19901\n\nResidence premises is the same as the mailing address",
  ],
  ["behind the word house", "House at 12 Oak St, Dover, DE 19901"],
])("reads an address %s", (_, rows) => {
  expect(readPicture(`${title}${basics}${rows}`).property?.address1?.value).toBe("12 Oak St");
});

it("reads the total of things that are listed in different ways", () => {
  const rows = `Valuable articles
Jewelry, scheduled          $75,000
Fine arts, blanket          $120,000
Total valuable articles     $195,000`;
  expect(home(`${basics}${rows}`)?.valuables?.value).toBe(195_000);
});

it("takes no vehicle that was replaced for one of the policy", () => {
  const { vehicles } = readPicture(
    "Erie Insurance\nPersonal auto declarations\nVehicle 1: 2023 Nissan Rogue SV (replaces 2012 Nissan Versa S)\nBodily injury     100/300\nCollision deductible    500",
  );
  expect(vehicles?.map(({ value }) => value)).toEqual(["2023 Nissan Rogue SV"]);
});

it("reads how belongings are settled behind their limit", () => {
  const read = home(`${basics}Personal property    $150,000    Replacement cost`);
  expect(read?.belongingsSettlement?.value).toBe("replacement");
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

it("reads what a limit is now beside what it was", () => {
  const read = home("Dwelling     was $300,000     now $330,000\nLoss of use     $60,000");
  expect(read?.dwelling?.value).toBe(330_000);
});

it("reads no text that is noise, and no empty page", () => {
  expect(
    readPicture("7(;$6)$50%85( 8,1685$1& 32/,&<12 1$0(',1685(' +2//,6:75( &2817<52$'").kind,
  ).toBe("scan");
  expect(readPicture("  ").kind).toBe("empty");
});
