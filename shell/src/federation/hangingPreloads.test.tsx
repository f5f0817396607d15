import { jest } from "@jest/globals";
import { releaseHangingPreloads } from "./hangingPreloads";

const [here, hanging] = ["http://localhost/here.js", "http://localhost/hanging.js"];
const left = () => [...document.querySelectorAll("link")].map(({ href }) => href);

beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = `
    <link rel="preload" as="script" href="${here}">
    <link rel="preload" as="script" href="${hanging}">`;
});
afterEach(() => {
  jest.useRealTimers();
});

it("lets go of what hangs once nothing arrives any more, and of nothing else", () => {
  releaseHangingPreloads(() => [here]);
  jest.advanceTimersByTime(2_000);
  expect(left()).toEqual([here, hanging]);
  jest.advanceTimersByTime(500);
  expect(left()).toEqual([here]);
});

it("waits for a slow network as long as anything arrives", () => {
  const there = [here];
  releaseHangingPreloads(() => [...there]);
  for (let count = 0; count < 10; count += 1) {
    there.push(`http://localhost/${count}.js`);
    jest.advanceTimersByTime(2_000);
  }
  expect(left()).toEqual([here, hanging]);
});

it("stops looking once everything is there", () => {
  releaseHangingPreloads(() => [here, hanging]);
  jest.advanceTimersByTime(500);
  expect(left()).toEqual([here, hanging]);
  expect(jest.getTimerCount()).toBe(0);
});
