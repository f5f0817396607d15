import { jest } from "@jest/globals";
import { StepFailed, TeamWorld } from "../teams/TeamWorld";

const said = jest.fn<typeof console.log>();
beforeEach(() => {
  said.mockReset();
  jest.spyOn(console, "log").mockImplementation(said);
});
afterEach(() => jest.restoreAllMocks());

const aWorld = () => new TeamWorld("nowhere");
const printed = () => said.mock.calls.flat().join("\n");

it("has passed where every row holds, and not before there is one", async () => {
  const world = aWorld();
  expect(world.passed).toBe(false);
  await world.step("agent: quoting", () => "5 passed");
  world.check("remote-agent of then finds all that it takes", true);
  expect(world.passed).toBe(true);
});

it("has failed for good where a journey did, and names it", async () => {
  const world = aWorld();
  const fails = world.step("agent: quoting", () => Promise.reject(new Error("1 failed")));
  await expect(fails).rejects.toThrow(StepFailed);
  await world.step("payment: payment", () => "4 passed");
  expect(world.passed).toBe(false);
  expect(printed()).toMatch(/FAIL .*agent: quoting +1 failed/);
});

it("has failed where a remote misses something, and says who and what", () => {
  const world = aWorld();
  world.check("remote-agent of then finds all that it takes", false, "takes useDraft");
  expect(world.passed).toBe(false);
  expect(printed()).toMatch(/FAIL .*remote-agent of then .*takes useDraft/);
});
