import fs from "node:fs";
import { jest } from "@jest/globals";
import pino from "pino";
import { logOutput } from "./logOutput";

/** A file that takes only so many bytes. */
function aFile() {
  const file = {
    text: "",
    room: Infinity,
    write(line: unknown): number {
      if (file.room === 0) throw Object.assign(new Error("No space left."), { code: "ENOSPC" });
      const bytes = Buffer.from(String(line));
      const taken = bytes.subarray(0, Math.min(file.room, bytes.length));
      file.text += taken.toString();
      file.room -= taken.length;
      return taken.length;
    },
  };
  return file;
}

it("the log loses what there is no room for, goes on, and says how much is missing", () => {
  const file = aFile();
  const writing = jest.spyOn(fs, "writeSync").mockImplementation((_fd, line) => file.write(line));
  const log = pino({ base: null }, logOutput());
  log.info("one");
  file.room = 10;
  log.info("two, of which ten bytes fit");
  log.error("three");
  log.fatal("four");
  file.room = Infinity;
  log.info("five");
  log.info("six");
  writing.mockRestore();
  const lines = file.text.split("\n").filter((line) => line.endsWith("}"));
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ msg: "one" }),
    expect.objectContaining({ msg: "log lines were lost", lost: 3 }),
    expect.objectContaining({ msg: "five" }),
    expect.objectContaining({ msg: "six" }),
  ]);
});
