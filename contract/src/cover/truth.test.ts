import fc from "fast-check";
import {
  badDays,
  comparedCover,
  countWords,
  coverLines,
  heldCovers,
  largestShortfall,
  pictureParts,
  wholeCover,
  type Covers,
  type Needs,
} from ".";
import {
  anyCoverCase,
  countsIn,
  mayCoverMore,
  readCounts,
  readLines,
} from "./testing/coverReading";

const many = { numRuns: 2_000 };

/** `toEqual` of thousands of pairs takes a minute, so it is asked only to show a difference. */
function same(said: unknown, meant: unknown) {
  if (JSON.stringify(said) !== JSON.stringify(meant)) expect(said).toEqual(meant);
}

it("says, counts and draws of any quote what its lines say", () => {
  fc.assert(
    fc.property(anyCoverCase, ({ needs, one, other }) => {
      for (const cover of [one, other]) {
        const read = readLines(cover, needs);
        const counts = readCounts(read);
        const helds = heldCovers(cover, needs);
        const said = helds.flatMap(coverLines);
        const drawn = helds.flatMap((held) => pictureParts(held));
        const whole = wholeCover(cover, needs);
        const words = (["en", "es"] as const).map((language) => countWords(whole, language));
        const isSilent = counts.lines > 0 && counts.unstated === counts.lines;
        const meant = isSilent ? "nothing" : counts.lines === 0 ? null : counts;
        same(
          {
            lines: said.map(({ field, verdict }) => [field, verdict]),
            drawn: drawn.map(({ field, share }) => [field, looks(share)]),
            counts: { ...whole, verdict: undefined },
            verdict: whole.verdict,
            words: words.map(countsIn),
          },
          {
            lines: read.map(({ field, verdict }) => [field, verdict]),
            drawn: read.map(({ field, verdict }) => [field, verdict]),
            counts,
            verdict: counts.below > 0 ? "below" : counts.unstated > 0 ? "notStated" : "meets",
            words: [meant, meant],
          },
        );
        const short = largestShortfall(helds);
        const gaps = said.map(({ amounts }) => amounts?.gap ?? 0);
        if (short) same([counts.below > 0, Math.max(...gaps)], [true, short.amount]);
      }
    }),
    many,
  );
});

/** Full is what meets, and nothing else looks full. */
function looks(share: number | null): string {
  if (share === null) return "notStated";
  return share === 1 ? "meets" : share < 0.95 ? "below" : "nearly full";
}

it("says that one quote covers more than another one only where it is so", () => {
  const found = { more: 0, atLeast: 0 };
  fc.assert(
    fc.property(anyCoverCase, ({ needs, one, other }) => {
      const [mine, theirs] = [readLines(one, needs), readLines(other, needs)];
      const said = comparedCover(heldCovers(one, needs), heldCovers(other, needs));
      if (!said) return;
      found[said.how] += 1;
      const isWhole = [...mine, ...theirs].every(({ verdict }) => verdict !== "notStated");
      // The other way round nothing can be said to be more.
      same(
        [said.how === "more", mayCoverMore(theirs, mine), said.isWhole],
        [said.how === "more" && mayCoverMore(mine, theirs), false, isWhole],
      );
    }),
    many,
  );
  expect(found.more).toBeGreaterThan(50);
  expect(found.atLeast).toBeGreaterThan(50);
});

const factors: Record<string, number> = {
  extended25: 1.25,
  extended50: 1.5,
  extended100: 2,
  guaranteed: Infinity,
};
const perAccident: Record<string, number> = {
  ...{ stateMinimum: 50_000, "25/50": 50_000, "50/100": 100_000, "100/300": 300_000 },
  ...{ "250/500": 500_000, "500/500": 500_000, single300: 300_000, single500: 500_000 },
};

/** What a quote pays of a day's damages, from the table of them. */
function paidOn(
  day: string,
  { home = {}, life = {}, auto = {} }: Partial<Covers>,
  needs: Partial<Needs>,
) {
  const half = (settlement: string | undefined) => (settlement === "actualCashValue" ? 0.5 : 1);
  const house = (loss: number, settlement: string | undefined) =>
    !home.dwelling
      ? 0
      : Math.min(
          loss * half(settlement),
          home.dwelling * (factors[home.dwellingSettlement ?? ""] ?? 1),
        );
  const things = (loss: number) =>
    Math.min(loss * half(home.belongingsSettlement), home.belongings ?? 0);
  const less = (paid: number, deductible = 0) => Math.max(0, paid - deductible);
  const umbrella = typeof auto.umbrella === "number" ? auto.umbrella : 0;
  const wind = home.windDeductible;
  const share =
    wind &&
    ("dollars" in wind ? wind.dollars : Math.ceil(((home.dwelling ?? 0) * wind.percent) / 100));
  const isTerm = (life.policyKind ?? "term") === "term";
  const years = { soon: 2, late: needs.life?.termYears ?? 0 }[day] ?? 0;
  switch (day) {
    case "tree":
      return less(
        house(22_000, home.roofSettlement ?? home.dwellingSettlement),
        share ?? home.deductible,
      );
    case "kitchen":
      return (
        less(
          (needs.home?.dwelling ? house(58_000, home.dwellingSettlement) : 0) + things(16_000),
          home.deductible,
        ) + Math.min(5_000, home.livingElsewhere ?? 0)
      );
    case "steps":
      return Math.min(300_000, home.personalLiability ?? 0);
    case "burglary":
      return less(things(13_000), home.deductible);
    case "newCar":
      return auto.propertyDamage === undefined
        ? 0
        : Math.min(48_000, auto.propertyDamage + umbrella);
    case "crash":
      return auto.injury === undefined
        ? 0
        : Math.min(106_000, (perAccident[auto.injury] ?? 0) + umbrella);
    case "uninsured":
      return Math.min(106_000, perAccident[auto.uninsuredDrivers ?? ""] ?? 0);
    case "ownCar":
      return typeof auto.collisionDeductible === "number" ? 26_000 - auto.collisionDeductible : 0;
    default:
      if (isTerm && (life.termYears ?? 0) < years) return 0;
      return Math.min(needs.life?.deathBenefit ?? 0, life.deathBenefit ?? 0);
  }
}

it("answers a bad day with amounts that follow from what is stated and add up", () => {
  fc.assert(
    fc.property(anyCoverCase, ({ needs, one }) => {
      for (const { day, loss, pays, owed, open, unstated } of heldCovers(one, needs).flatMap(
        badDays,
      )) {
        same(
          [day, pays, pays + owed + open, Math.min(pays, owed, open) >= 0, open > 0],
          [day, paidOn(day, one, needs), loss, true, unstated.length > 0],
        );
      }
      for (const { day, pays, open, loss } of heldCovers({}, needs).flatMap(badDays)) {
        // Of a quote that states nothing, nobody can say what it pays.
        same([day, pays, open], [day, 0, loss]);
      }
    }),
    many,
  );
});
