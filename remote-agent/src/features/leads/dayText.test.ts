import { daysUntil, nearDay } from "./dayText";

it("counts the days of the calendar, whatever the hour", () => {
  expect(daysUntil("2026-11-23", "2026-11-22")).toBe(1);
  expect(daysUntil("2026-11-22", "2026-11-22")).toBe(0);
  expect(daysUntil("2026-11-20", "2026-11-22")).toBe(-2);
});

it("says a near day by its distance, in both languages", () => {
  expect(nearDay(23, "en")).toBe("in 23 days");
  expect(nearDay(1, "en")).toBe("tomorrow");
  expect(nearDay(-3, "es")).toBe("hace 3 días");
  expect(nearDay(23, "es")).toBe("dentro de 23 días");
});

it("leaves a far day to its date", () => {
  expect(nearDay(120, "en")).toBeNull();
});
