import { jest } from "@jest/globals";
import { reportProblem } from "./reportProblem";

const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
afterAll(() => log.mockRestore());

it.each([
  [
    new Error("it failed", { cause: new TypeError("no such thing") }),
    "Error: it failed (because of TypeError: no such thing)",
  ],
  [{ status: 503, codes: [] }, '{"status":503,"codes":[]}'],
  ["plain words", "plain words"],
])("prints what an error says, not only its kind: %p", (error, words) => {
  reportProblem(error, "the test");
  expect(log).toHaveBeenLastCalledWith(`Problem in the test: ${words}`, error);
});
