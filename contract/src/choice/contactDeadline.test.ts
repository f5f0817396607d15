import { addWeekdayHours, isContactLate } from "./contactDeadline";

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
