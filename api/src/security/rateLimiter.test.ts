import { readConfig } from "../config";
import { createTestClock } from "../testing/testClock";
import { createRateLimiter } from "./rateLimiter";

const { limits } = readConfig({ LIMIT_LOGIN_BY_IP: "3", LIMIT_LOGIN_BY_IP_SECONDS: "60" });

describe("a limit", () => {
  it("lets through up to its number, and again after its window", () => {
    const clock = createTestClock();
    const limiter = createRateLimiter(clock, limits);
    for (let count = 0; count < 3; count++) limiter.hit("loginByIp", "a");
    expect(() => limiter.hit("loginByIp", "a")).toThrow("Too many requests");
    expect(() => limiter.hit("loginByIp", "b")).not.toThrow();
    clock.advance({ seconds: 59 });
    expect(() => limiter.hit("loginByIp", "a")).toThrow("Too many requests");
    clock.advance({ seconds: 1 });
    expect(() => limiter.hit("loginByIp", "a")).not.toThrow();
  });

  it("does not last longer when the clock is set back", () => {
    const clock = createTestClock();
    const limiter = createRateLimiter(clock, limits);
    for (let count = 0; count < 3; count++) limiter.hit("loginByIp", "a");
    clock.advance({ hours: -1 });
    expect(() => limiter.hit("loginByIp", "a")).not.toThrow();
  });

  it("says how long to wait", () => {
    const clock = createTestClock();
    const limiter = createRateLimiter(clock, limits);
    for (let count = 0; count < 3; count++) limiter.hit("loginByIp", "a");
    clock.advance({ seconds: 20 });
    expect(() => limiter.hit("loginByIp", "a")).toThrow(
      expect.objectContaining({ retryAfterSeconds: 40 }),
    );
  });

  it("forgets the oldest keys instead of growing for ever", () => {
    const limiter = createRateLimiter(createTestClock(), limits, 10);
    for (let count = 0; count < 3; count++) limiter.hit("loginByIp", "first");
    for (let key = 0; key < 10; key++) limiter.hit("loginByIp", String(key));
    expect(limiter.remaining("loginByIp", "first")).toBe(3);
  });
});
