import { jest } from "@jest/globals";
import { createBus } from "./createBus";

type Events = { changed: { to: number }; asked: { what: string } };

function aBus() {
  const report = jest.fn();
  return { report, bus: createBus<Events>(new Set<keyof Events>(["changed"]), report) };
}

it("tells every listener what was said, in the order they came", () => {
  const { bus } = aBus();
  const heard: string[] = [];
  bus.on("asked", ({ what }) => heard.push(`first ${what}`));
  bus.on("asked", ({ what }) => heard.push(`second ${what}`));
  bus.emit("asked", { what: "tea" });
  expect(heard).toEqual(["first tea", "second tea"]);
});

it("reports a listener that throws, and the next still hears", () => {
  const { bus, report } = aBus();
  const next = jest.fn();
  const broken = new Error("broken");
  bus.on("asked", () => {
    throw broken;
  });
  bus.on("asked", next);
  bus.emit("asked", { what: "tea" });
  expect(next).toHaveBeenCalledTimes(1);
  expect(report).toHaveBeenCalledWith(broken, "asked");
});

it("stops telling a listener that undid itself, and only that one", () => {
  const { bus } = aBus();
  const listener = jest.fn();
  const undo = bus.on("asked", listener);
  bus.on("asked", listener);
  undo();
  undo();
  bus.emit("asked", { what: "tea" });
  expect(listener).toHaveBeenCalledTimes(1);
});

it("tells a late listener the last of a repeated event", () => {
  const { bus } = aBus();
  const late = jest.fn();
  bus.emit("changed", { to: 1 });
  bus.emit("changed", { to: 2 });
  bus.on("changed", late);
  expect(late.mock.calls).toEqual([[{ to: 2 }]]);
});

it("tells a late listener nothing of an event that is not repeated", () => {
  const { bus } = aBus();
  const late = jest.fn();
  bus.emit("asked", { what: "tea" });
  bus.on("asked", late);
  expect(late).not.toHaveBeenCalled();
});

it("lets a listener stop another while an event is sent", () => {
  const { bus } = aBus();
  const heard: string[] = [];
  bus.on("asked", () => undoSecond());
  const undoSecond = bus.on("asked", () => heard.push("second"));
  bus.emit("asked", { what: "tea" });
  bus.emit("asked", { what: "more" });
  expect(heard).toEqual(["second"]);
});
