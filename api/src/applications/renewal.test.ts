import { daysAfter } from "@quotehaven/contract/cover";
import fc from "fast-check";
import { nextReminder, reminderOfChoice, type Told } from "./renewal";

const nothing: Told = { end: null, daysBefore: null };
const END = "2027-06-30";
const before = (days: number, end = END) => daysAfter(end, -days);

/** The reminders of one who is looked at every day from a day on, each with the day it was given. */
function remindersFrom(ends: readonly string[], from: string, days: number) {
  const given: { day: string; end: string; daysBefore: number }[] = [];
  let told = nothing;
  for (let count = 0; count < days; count++) {
    const day = daysAfter(from, count);
    const reminder = nextReminder(ends, told, day);
    if (!reminder || reminder.on > day) continue;
    told = reminder;
    given.push({ day, end: reminder.end, daysBefore: reminder.daysBefore });
  }
  return given;
}

describe("the reminders of the end of a policy", () => {
  it.each([
    [60, nothing, { on: before(45), daysBefore: 45 }],
    [45, nothing, { on: before(45), daysBefore: 45 }],
    [15, nothing, { on: before(15), daysBefore: 45 }],
    [14, nothing, { on: before(14), daysBefore: 14 }],
    [1, nothing, { on: before(1), daysBefore: 14 }],
    [0, nothing, null],
    [30, { end: END, daysBefore: 45 }, { on: before(14), daysBefore: 14 }],
    [14, { end: END, daysBefore: 14 }, null],
    [30, { end: END, daysBefore: 14 }, null],
  ])("are, %i days before it and with %j told: %j", (days, told, next) => {
    const found = nextReminder([END], told, before(days));
    expect(found).toEqual(next && { ...next, end: END });
  });

  it("are two for each end that is ahead, and of none that is over", () => {
    const ends = ["2027-01-10", END, "2027-12-31"];
    expect(remindersFrom(ends, "2027-01-15", 400)).toEqual([
      { day: before(45), end: END, daysBefore: 45 },
      { day: before(14), end: END, daysBefore: 14 },
      { day: before(45, "2027-12-31"), end: "2027-12-31", daysBefore: 45 },
      { day: before(14, "2027-12-31"), end: "2027-12-31", daysBefore: 14 },
    ]);
  });

  it("of an end soon after another wait until that one is over", () => {
    const ends = [END, daysAfter(END, 10)];
    expect(remindersFrom(ends, before(60), 100).map(({ day }) => day)).toEqual([
      before(45),
      before(14),
      END,
    ]);
  });

  it("are not told again of an end that was corrected by some days, and are of a new term", () => {
    const told = { end: END, daysBefore: 14 };
    expect(nextReminder([daysAfter(END, 7)], told, before(10))).toBeNull();
    expect(nextReminder([before(40)], told, before(50))).toBeNull();
    expect(nextReminder([daysAfter(END, 31)], told, before(10))).toMatchObject({ daysBefore: 45 });
  });

  it("are never two on a day, nor the same one twice, whatever ends there are and whenever one begins", () => {
    const day = fc.integer({ min: 0, max: 500 }).map((days) => daysAfter("2027-01-01", days));
    fc.assert(
      fc.property(fc.array(day, { maxLength: 4 }), day, (unsorted, from) => {
        const ends = [...new Set(unsorted)].sort();
        const given = remindersFrom(ends, from, 600);
        const keys = given.map(({ end, daysBefore }) => `${end} ${daysBefore}`);
        expect(new Set(keys).size).toBe(given.length);
        for (const { day, end, daysBefore } of given) {
          expect(day < end && day >= before(daysBefore, end)).toBe(true);
          expect(end).toBe(ends.find((one) => one > day));
        }
      }),
    );
  });
});

describe("the reminder of a choice", () => {
  it("is a year after it, once, and is made up for some weeks", () => {
    const end = "2028-01-31";
    const chosenOn = "2027-01-31";
    const reminder = { end, daysBefore: 0 };
    expect(reminderOfChoice(chosenOn, nothing, chosenOn)).toEqual({ ...reminder, on: end });
    const late = daysAfter(end, 44);
    expect(reminderOfChoice(chosenOn, nothing, late)).toEqual({ ...reminder, on: late });
    expect(reminderOfChoice(chosenOn, nothing, daysAfter(end, 45))).toBeNull();
    expect(reminderOfChoice(chosenOn, reminder, end)).toBeNull();
  });

  it("comes also where the client was reminded of the policy before", () => {
    const told = { end: "2027-02-20", daysBefore: 14 };
    expect(reminderOfChoice("2027-02-10", told, "2027-03-01")).toMatchObject({ daysBefore: 0 });
  });
});
