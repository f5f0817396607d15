import { jest } from "@jest/globals";
import { RemoteError } from "./RemoteError";
import { withDeadline } from "./withDeadline";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it("gives what the work gives, and waits for nothing more", async () => {
  expect(await withDeadline(Promise.resolve("module"), 100, "agent")).toBe("module");
  await expect(withDeadline(Promise.reject(new Error("no")), 100, "agent")).rejects.toThrow("no");
  expect(jest.getTimerCount()).toBe(0);
});

it("gives work up that takes longer", async () => {
  const late = withDeadline(new Promise(() => {}), 100, "agent");
  const refused = expect(late).rejects.toThrow(
    new RemoteError("timeout", "agent", "agent did not arrive within 100 ms."),
  );
  await jest.advanceTimersByTimeAsync(100);
  await refused;
});
