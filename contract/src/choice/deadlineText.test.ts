import { deadlineText } from "./deadlineText";

it("tells weekday, day and time in one line, by the clock of the place, in both languages", () => {
  const moment = "2026-11-25T06:30:00Z";
  expect(deadlineText(moment, "en", "America/Chicago")).toBe("Wed, Nov 25, 12:30 AM");
  expect(deadlineText(moment, "es", "America/Chicago")).toBe("mié, 25 nov, 12:30 a. m.");
  expect(deadlineText(moment, "es", "Pacific/Honolulu")).toBe("mar, 24 nov, 8:30 p. m.");
  expect(deadlineText(moment, "en", "Pacific/Honolulu")).toBe("Tue, Nov 24, 8:30 PM");
});
