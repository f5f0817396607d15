import { jest } from "@jest/globals";
import { Step } from "../bin/Step.mjs";

const written: string[] = [];
const text = () => written.join("");

beforeEach(() => {
  written.length = 0;
  jest.spyOn(process.stdout, "write").mockImplementation((chunk) => {
    written.push(String(chunk));
    return true;
  });
});

const node = (step: Step, code: string) => step.run(process.execPath, ["-e", code]);

describe("a step that is held", () => {
  it("shows what its commands wrote when it is asked to", async () => {
    const step = new Step("Journeys", { isHeld: true });
    await step.carryOut(async (it) => {
      await node(it, "console.log('one')");
      await node(it, "console.error('two')");
    });
    expect(text()).toBe("");
    step.show();
    expect(text()).toMatch(/^\n=== Journeys ===\none\ntwo\n--- Journeys: passed in [\d.]+ s\n$/);
    expect(step).toMatchObject({ passed: 1, failed: 0, hasFailed: false });
  });

  it("counts a command that fails, and what was counted before", async () => {
    const step = new Step("Journeys", { isHeld: true });
    await step.carryOut(async (it) => {
      it.passed += 7;
      await node(it, "process.exit(3)");
    });
    step.show();
    expect(text()).toContain("ended with code 3.\n--- Journeys: FAILED after");
    expect(step).toMatchObject({ passed: 7, failed: 1, hasFailed: true });
  });
});

it("yields to what is not of its kind", async () => {
  const step = new Step("Lint", { isHeld: true, isYielding: true });
  const code = `const asking = setInterval(() => {
    if (os.getPriority() < 10) return;
    clearInterval(asking);
    console.log("it yields");
  }, 5)`;
  await step.carryOut((it) => node(it, code));
  step.show();
  expect(text()).toContain("it yields");
});
