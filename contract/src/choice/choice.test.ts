import type { Needs } from "../cover";
import { aHomeNeed, aLifeNeed } from "../cover/coverFixtures";
import { ifNobodyCalls, stepsAfterChoice, toHaveReady } from "./afterChoice";
import { consentText } from "./consentText";
import { feeReturnUntil } from "../rules/feeReturns";
import { localDay } from "../rules/dates";
import { endOfDay } from "../rules/wallClock";
import {
  addWeekdayHours,
  contactDeadline,
  feeDecisionDeadline,
  isContactLate,
} from "./contactDeadline";
import { deadlineText, lastDayOf } from "./deadlineText";

const agent = { name: "Ada Broker", agency: "Hill Country Insurance" };

it.each([
  [
    "en",
    agent,
    "You agree that Ada Broker of Hill Country Insurance may call or email you about this quote.",
  ],
  [
    "es",
    agent,
    "Acepta que Ada Broker, de Hill Country Insurance, le llame o le escriba por correo sobre esta cotización.",
  ],
  [
    "en",
    { ...agent, agency: "" },
    "You agree that Ada Broker may call or email you about this quote.",
  ],
] as const)("names the agent and says how they get in touch (%s)", (language, who, text) => {
  expect(consentText(who, language)).toBe(text);
});

const usZones = [
  "America/New_York",
  "America/Chicago",
  "America/Denver",
  "America/Phoenix",
  "America/Los_Angeles",
  "America/Anchorage",
  "America/Adak",
  "Pacific/Honolulu",
  "America/Puerto_Rico",
  "Pacific/Guam",
];

describe("a deadline", () => {
  it.each(usZones)("ends with the day that is said, at midnight in %s, on every day", (zone) => {
    const firstNoon = Date.parse("2026-01-01T20:00:00Z");
    for (let day = 0; day < 365; day += 1) {
      const moment = new Date(firstNoon + day * 86_400_000);
      const end = endOfDay(moment, zone);
      const said = lastDayOf(end.toISOString());
      expect(said).toBe(localDay(moment, zone));
      expect(localDay(new Date(end.getTime() - 1), zone)).toBe(said);
      expect(localDay(end, zone)).not.toBe(said);
      expect(endOfDay(end, zone)).toEqual(end);
    }
  });

  it("is the end of the second business day, for the agent and whoever else reads it", () => {
    // Friday, 17:00 in Honolulu.
    const chosenAt = new Date("2026-11-20T22:00-05:00");
    const due = contactDeadline(chosenAt, 48, "Pacific/Honolulu");
    expect(due).toEqual(new Date("2026-11-25T00:00-10:00"));
    expect(deadlineText(due.toISOString(), "en")).toBe("Tuesday, Nov 24");
    expect(deadlineText(due.toISOString(), "es")).toBe("martes 24 nov");
    const late = { contactDueAt: due, confirmedAt: null };
    expect(isContactLate(late, new Date(due.getTime() - 1))).toBe(false);
    expect(isContactLate(late, due)).toBe(true);
  });

  it("of a decision on a fee ends with a business day of ours", () => {
    const due = feeDecisionDeadline(new Date("2026-11-25T15:00-05:00"));
    expect(due).toEqual(new Date("2026-12-01T00:00-05:00"));
    expect(deadlineText(due.toISOString(), "en")).toBe("Monday, Nov 30");
  });

  it("of a fee that is asked back ends with the fourteenth day where the agent works", () => {
    const until = feeReturnUntil(new Date("2026-10-25T23:30-10:00"), "Pacific/Honolulu");
    expect(deadlineText(until.toISOString(), "en")).toBe("Sunday, Nov 8");
  });
});

const after = (start: string, hours: number) =>
  addWeekdayHours(new Date(start), hours).toISOString();
const at = (moment: string) => new Date(moment).toISOString();

describe("hours on weekdays", () => {
  it.each([
    ["Thursday afternoon to Monday", "2026-11-19T15:00-05:00", "2026-11-23T15:00-05:00"],
    [
      "late on Friday, which is Saturday in UTC",
      "2026-11-20T22:00-05:00",
      "2026-11-24T22:00-05:00",
    ],
    [
      "from Saturday, as from Monday's first minute",
      "2026-11-21T12:00-05:00",
      "2026-11-25T00:00-05:00",
    ],
    ["to the end of Friday, and no further", "2026-11-19T00:00-05:00", "2026-11-21T00:00-05:00"],
    [
      "over the Sunday on which clocks go forward",
      "2026-03-06T09:00-05:00",
      "2026-03-10T09:00-04:00",
    ],
    ["over the Sunday on which clocks go back", "2026-10-30T09:00-04:00", "2026-11-03T09:00-05:00"],
  ])("go from %s", (_what, start, end) => {
    expect(after(start, 48)).toBe(at(end));
  });

  it.each([
    [1, "2026-11-16T11:00-05:00"],
    [120, "2026-11-23T10:00-05:00"],
    [0.5, "2026-11-16T10:30-05:00"],
  ])("are as many as asked for: %d from Monday, 10:00", (hours, end) => {
    expect(after("2026-11-16T10:00-05:00", hours)).toBe(at(end));
  });

  it.each([
    // There it is still Friday, 17:00, with seven hours to go before the weekend.
    ["Pacific/Honolulu", "2026-11-24T17:00-10:00"],
    // There Saturday has begun: the hours count from Monday on.
    ["America/Puerto_Rico", "2026-11-24T23:00-04:00"],
    ["Pacific/Guam", "2026-11-25T00:00+10:00"],
  ])("are those of the weekdays in %s", (timeZone, end) => {
    const fridayEvening = new Date("2026-11-20T22:00-05:00");
    expect(addWeekdayHours(fridayEvening, 48, timeZone).toISOString()).toBe(at(end));
  });

  it("keep what is less than a second", () => {
    expect(after("2026-11-16T10:00:00.250-05:00", 48)).toBe(at("2026-11-18T10:00:00.250-05:00"));
  });
});

describe("an agent's lateness", () => {
  const contactDueAt = new Date("2026-11-18T15:00Z");
  it.each([
    ["before the deadline", new Date("2026-11-18T14:59:59Z"), null, false],
    ["from the deadline on", contactDueAt, null, true],
    ["not once they paid", new Date("2026-11-19T15:00Z"), contactDueAt, false],
  ])("%s", (_what, now, confirmedAt, isLate) => {
    expect(isContactLate({ contactDueAt, confirmedAt }, now)).toBe(isLate);
  });

  it("is none without a deadline", () => {
    const application = { contactDueAt: null, confirmedAt: null };
    expect(isContactLate(application, contactDueAt)).toBe(false);
  });
});

const readyFor = (changes: Partial<Needs["home"]>) =>
  toHaveReady({ home: aHomeNeed(changes) }, "en")[0]?.items.join("; ");

describe("the steps after a choice", () => {
  it("name who comes, by when, and with whom one is insured", () => {
    const due = "Tuesday, Nov 24";
    const [told, pays, , signs] = stepsAfterChoice({ carrier: "State Farm", agent, due }, "en");
    expect(told).toBe(
      "We have told Ada Broker of Hill Country Insurance that you chose their quote.",
    );
    expect(pays).toMatch(/^By the end of Tuesday, Nov 24 they pay us a flat fee/);
    expect(signs).toContain("signed with State Farm");
  });

  it("promise no day where there is none, and name nobody who is gone", () => {
    const [told, pays] = stepsAfterChoice({ carrier: "State Farm" }, "en");
    expect(told).toBe("We have told the agent that you chose their quote.");
    expect(pays).toMatch(/^They pay us a flat fee/);
  });

  it("are said in Spanish", () => {
    const steps = stepsAfterChoice({ carrier: "State Farm", agent, due: "martes 24 nov" }, "es");
    expect(steps[0]).toContain("Ada Broker, de Hill Country Insurance, que usted eligió");
    expect(steps[1]).toMatch(/^Antes de que termine el martes 24 nov nos paga/);
    expect(ifNobodyCalls("es")).not.toBe(ifNobodyCalls("en"));
    expect(ifNobodyCalls("en", "Tuesday, Nov 24")).toContain("by the end of Tuesday, Nov 24");
    expect(ifNobodyCalls("es", "martes 24 nov")).toContain("al final del martes 24 nov");
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
      toHaveReady({ home: aHomeNeed(), life: aLifeNeed() }, language),
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
