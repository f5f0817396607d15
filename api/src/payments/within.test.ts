import { jest } from "@jest/globals";
import { TooLate, within } from "./within";

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it("gives what the work gives, and leaves nothing to wait for", async () => {
  await expect(within(Promise.resolve("done"), 500)).resolves.toBe("done");
  expect(jest.getTimerCount()).toBe(0);
});

it("throws what the work throws, and leaves nothing to wait for", async () => {
  await expect(within(Promise.reject(new Error("broken")), 500)).rejects.toThrow("broken");
  expect(jest.getTimerCount()).toBe(0);
});

it("ends at its time, however late the work fails", async () => {
  const late = within(
    new Promise((_resolve, reject) => setTimeout(() => reject(new Error("broken")), 900)),
    500,
  );
  const ended = expect(late).rejects.toMatchObject({
    name: "TooLate",
    message: "No answer within 500 ms.",
  });
  await jest.advanceTimersByTimeAsync(499);
  expect(jest.getTimerCount()).toBe(2);
  await jest.advanceTimersByTimeAsync(1);
  await ended;
  await expect(late).rejects.toBeInstanceOf(TooLate);
  await jest.advanceTimersByTimeAsync(400);
});
