import type { AutoCover, HomeCover, PresentPolicies } from "@quotehaven/contract/cover";
import type { ConsumerQuote } from "@quotehaven/contract/wire";
import { renderScreen } from "@quotehaven/platform/testing";
import messages from "../../messages/en.json" with { type: "json" };
import { aBundle, aQuote, homeAndAutoNeeds } from "../../shared/quotes/quoteFixtures";
import { FromToday } from "./FromToday";

const said = (quote: ConsumerQuote, present: PresentPolicies, needs = homeAndAutoNeeds) => {
  const { container, unmount } = renderScreen(<FromToday {...{ quote, present, needs }} />, {
    messages: { consumer: messages },
  });
  const words = container.querySelector("p")?.textContent ?? null;
  unmount();
  return words?.replace(/^Compared with today: /, "");
};

/** A home's quote costs $1,400 a year. */
const ofHome = (quoted: HomeCover, present: HomeCover, dollars?: number) =>
  said(aQuote({ cover: { home: quoted } }), {
    home: { cover: present, ...(dollars && { premium: { dollars, months: 12 } }) },
  });
const ofCars = (quoted: AutoCover, present: AutoCover) =>
  said(aQuote({ cover: { auto: quoted } }), { auto: { cover: present } });

describe("what a quote changes, in one sentence", () => {
  it.each<[HomeCover, HomeCover, number | undefined, string | undefined]>([
    [
      { dwelling: 400_000 },
      { dwelling: 280_000 },
      1_712,
      "$120,000 more on the house, $312 less a year.",
    ],
    [
      { dwelling: 280_000, deductible: 2_500 },
      { dwelling: 400_000, deductible: 750 },
      1_000,
      "$120,000 less on the house, $1,750 higher deductible, $400 more a year.",
    ],
    [
      { personalLiability: 100_000, belongings: 1, deductible: 1, valuables: 1 },
      { personalLiability: 300_000, belongings: 2, deductible: 2, valuables: 2 },
      undefined,
      "$200,000 less for personal liability, $1 less on your belongings, 2 more differences.",
    ],
    [
      { roofSettlement: "actualCashValue" },
      { roofSettlement: "replacement" },
      undefined,
      "Settlement of the roof at actual cash value instead of replacement cost.",
    ],
    [
      { windDeductible: { percent: 2 }, included: ["waterBackup", "serviceLine"] },
      { windDeductible: { dollars: 500 }, included: [] },
      undefined,
      "Wind and hail deductible at 2% of the dwelling instead of $500, with water backup and service line.",
    ],
    [{ included: [] }, { included: ["flood"] }, undefined, "Without flood."],
    [
      { dwelling: 1, deductible: 500 },
      { dwelling: 1, deductible: 500 },
      1_400,
      "The same on the 2 lines that both state, the same price.",
    ],
    [
      { dwelling: 1 },
      { dwelling: 1, deductible: 500 },
      undefined,
      "The same on the one line that both state.",
    ],
    [
      { dwelling: 1 },
      { belongings: 1 },
      1_500,
      "$100 less a year, coverage cannot be compared, because no line is stated by both.",
    ],
    [{ dwelling: 1 }, { belongings: 1 }, undefined, undefined],
  ])("a home with %j after %j at $%s a year: %4$s", (quoted, present, dollars, words) => {
    expect(ofHome(quoted, present, dollars)).toBe(words);
  });

  it.each<[AutoCover, AutoCover, string]>([
    [
      { injury: "100/300", uninsuredDrivers: "rejected" },
      { injury: "50/100", uninsuredDrivers: "50/100" },
      "$200,000 more for injury to others, $100,000 less for uninsured drivers.",
    ],
    [
      { medicalPayments: 5_000, collisionDeductible: 500 },
      { medicalPayments: 1_000, collisionDeductible: 1_000 },
      "$4,000 more for medical payments or PIP, $500 lower collision deductible.",
    ],
    [
      { comprehensiveDeductible: "none", collisionDeductible: 500 },
      { comprehensiveDeductible: 500, collisionDeductible: "none" },
      "No comprehensive coverage any more, now with collision coverage.",
    ],
    [
      { injury: "single300" },
      { injury: "100/300" },
      "Injury to others at $300,000 single limit instead of $100,000 / $300,000.",
    ],
  ])("cars with %j after %j", (quoted, present, words) => {
    expect(ofCars(quoted, present)).toBe(words);
  });

  it("names whose home it is, and leaves out the price where today has no policy for all of it", () => {
    const { home } = homeAndAutoNeeds;
    if (!home) throw new Error("No need.");
    const bundle = aBundle({ cover: { home: { dwelling: 60_000 } } });
    const present = {
      home: { cover: { dwelling: 50_000 }, premium: { dollars: 900, months: 12 as const } },
    };
    expect(said(bundle, present, { ...homeAndAutoNeeds, home: { ...home, home: "condo" } })).toBe(
      "$10,000 more on the interior of your unit.",
    );
  });
});
