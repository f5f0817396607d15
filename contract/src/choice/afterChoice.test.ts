import type { Needs } from "../cover";
import { ifNobodyCalls, stepsAfterChoice, toHaveReady } from "./afterChoice";

const agent = { name: "Ada Broker", agency: "Hill Country Insurance" };
const home: Needs["home"] = {
  home: "house",
  dwelling: 400_000,
  otherStructures: 0,
  belongings: 200_000,
  livingElsewhere: 0,
  personalLiability: 300_000,
  medicalPayments: 0,
  valuables: 0,
  deductible: null,
  wantsExtended: false,
  extras: [],
  presentYearly: null,
};
const life: Needs["life"] = {
  deathBenefit: 500_000,
  termYears: 20,
  policyKind: null,
  refusesExam: false,
};
const readyFor = (changes: Partial<Needs["home"]>) =>
  toHaveReady({ home: { ...home, ...changes } }, "en")[0]?.items.join("; ");

describe("the steps after a choice", () => {
  it("name who comes, by when, and with whom one is insured", () => {
    const due = "Tue, Nov 24, 8:00 PM";
    const [told, pays, , signs] = stepsAfterChoice({ carrier: "State Farm", agent, due }, "en");
    expect(told).toBe(
      "We have told Ada Broker of Hill Country Insurance that you chose their quote.",
    );
    expect(pays).toMatch(/^By Tue, Nov 24, 8:00 PM they pay us a flat fee/);
    expect(signs).toContain("signed with State Farm");
  });

  it("promise no day where there is none, and name nobody who is gone", () => {
    const [told, pays] = stepsAfterChoice({ carrier: "State Farm" }, "en");
    expect(told).toBe("We have told the agent that you chose their quote.");
    expect(pays).toMatch(/^They pay us a flat fee/);
  });

  it("are said in Spanish", () => {
    const steps = stepsAfterChoice({ carrier: "State Farm", agent, due: "martes" }, "es");
    expect(steps[0]).toContain("Ada Broker, de Hill Country Insurance, que usted eligió");
    expect(steps[1]).toMatch(/^A más tardar el martes/);
    expect(ifNobodyCalls("es")).not.toBe(ifNobodyCalls("en"));
  });
});

describe("what to have ready", () => {
  it.each<[Needs["home"]["home"], RegExp, RegExp]>([
    ["house", /roof was last replaced/, /lease/],
    ["manufactured", /roof was last replaced/, /lease/],
    ["condo", /master policy/, /roof/],
    ["renter", /liability limit your lease asks for/, /roof|mortgage/],
  ])("of a %s is what its agent asks for", (kind, asked, notAsked) => {
    expect(readyFor({ home: kind })).toMatch(asked);
    expect(readyFor({ home: kind })).not.toMatch(notAsked);
  });

  it("has receipts of valuables only where some are to be listed", () => {
    expect(readyFor({ valuables: 5_000 })).toMatch(/appraisals/);
    expect(readyFor({})).not.toMatch(/appraisals/);
  });

  it("has a list for each insurance type that was asked for, in both languages", () => {
    const [english, spanish] = (["en", "es"] as const).map((language) =>
      toHaveReady({ home, life }, language),
    );
    expect(english?.map(({ type }) => type)).toEqual([1, 2]);
    expect(spanish?.map(({ items }) => items.length)).toEqual(
      english?.map(({ items }) => items.length),
    );
    expect(spanish?.flatMap(({ items }) => items)).not.toEqual(
      expect.arrayContaining(english?.[0]?.items ?? []),
    );
  });
});
