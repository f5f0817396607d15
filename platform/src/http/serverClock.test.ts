import { jest } from "@jest/globals";
import { noteServerTime, serverNow } from "./serverClock";

const here = Date.parse("2030-01-01T00:00:00Z");

beforeEach(() => void jest.useFakeTimers({ now: here }));
afterEach(() => void jest.useRealTimers());

it("is this browser's own time until the server has answered, and the server's from then on", () => {
  expect(serverNow()).toBe(here);
  noteServerTime("Thu, 01 Jan 2026 00:00:00 GMT");
  expect(serverNow()).toBe(Date.parse("2026-01-01T00:00:00Z"));
  jest.advanceTimersByTime(90_000);
  expect(serverNow()).toBe(Date.parse("2026-01-01T00:01:30Z"));
});

it.each([[undefined], [""], ["yesterday"]])("learns nothing from a reply dated %j", (date) => {
  noteServerTime("Thu, 01 Jan 2026 00:00:00 GMT");
  noteServerTime(date);
  expect(serverNow()).toBe(Date.parse("2026-01-01T00:00:00Z"));
});
