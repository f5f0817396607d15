import { deadlineText } from "./deadlineText";

describe("a deadline", () => {
  const moment = "2026-11-25T20:00:00Z";

  it("has weekday, day and time in one line, in both languages", () => {
    expect(deadlineText(moment, "en", "America/Chicago")).toBe("Wed, Nov 25, 2:00 PM");
    expect(deadlineText(moment, "es", "America/Chicago")).toBe("mié, 25 nov, 2:00 p. m.");
  });

  it.each([
    ["El Paso", "America/Denver", "Tue, Nov 24, 11:30 PM"],
    ["Austin", "America/Chicago", "Wed, Nov 25, 12:30 AM"],
    ["Phoenix", "America/Phoenix", "Tue, Nov 24, 11:30 PM"],
    ["Honolulu", "Pacific/Honolulu", "Tue, Nov 24, 8:30 PM"],
  ])("is told by the clock of %s", (_place, timeZone, text) => {
    expect(deadlineText("2026-11-25T06:30:00Z", "en", timeZone)).toBe(text);
  });

  it.each([
    ["2026-03-08T07:59:00Z", "Sun, Mar 8, 1:59 AM"],
    ["2026-03-08T08:00:00Z", "Sun, Mar 8, 3:00 AM"],
    ["2026-11-01T06:59:00Z", "Sun, Nov 1, 1:59 AM"],
    ["2026-11-01T07:00:00Z", "Sun, Nov 1, 1:00 AM"],
  ])("is right in the nights in which clocks change (%s)", (changed, text) => {
    expect(deadlineText(changed, "en", "America/Chicago")).toBe(text);
  });
});
