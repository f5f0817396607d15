import { jest } from "@jest/globals";
import { whenIdle } from "./whenIdle";

beforeEach(() => {
  jest.useFakeTimers();
  // As in Safari.
  Object.assign(globalThis, { window: {} });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, "window");
});

it("works a little later in a browser that cannot tell when it is idle", () => {
  const work = jest.fn();
  whenIdle(work);
  expect(work).not.toHaveBeenCalled();
  jest.advanceTimersByTime(2_000);
  expect(work).toHaveBeenCalledTimes(1);
});

it("can be called off there as well", () => {
  const work = jest.fn();
  whenIdle(work)();
  jest.advanceTimersByTime(10_000);
  expect(work).not.toHaveBeenCalled();
});
