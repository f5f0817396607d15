import { jest } from "@jest/globals";
import { Command } from "commander";
import { answering, withCommonOptions } from "./command";

afterEach(() => {
  jest.restoreAllMocks();
  process.exitCode = undefined;
});

it.each([
  ["ENOSPC", "The disk of the store is full: make room, and try again. What was live stays so."],
  [
    "EDQUOT",
    "No more may be written to the store: make room, and try again. What was live stays so.",
  ],
  ["EROFS", "The store can only be read. What was live stays so."],
  ["EACCES", "You may not write to the store. What was live stays so."],
])("says what the machine refuses: %s", async (code, words) => {
  const said = jest.spyOn(console, "error").mockImplementation(() => {});
  const command = answering(withCommonOptions(new Command()), () =>
    Promise.reject(Object.assign(new Error("no"), { code })),
  );
  await command();
  expect(said.mock.calls).toEqual([[words]]);
  expect(process.exitCode).toBe(1);
});
