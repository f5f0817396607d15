import { jest } from "@jest/globals";
import { createBus } from "./createBus";

type Events = { changed: { to: number }; asked: { what: string } };

function aBus() {
  const report = jest.fn();
  return { report, bus: createBus<Events>(new Set<keyof Events>(["changed"]), report) };
}

it("tells every listener in order, but for one that undid itself, and reports one that throws", () => {
  const { bus, report } = aBus();
  const heard: string[] = [];
  const broken = new Error("broken");
  const listener = ({ what }: Events["asked"]) => void heard.push(`first ${what}`);
  const undo = bus.on("asked", listener);
  bus.on("asked", listener);
  bus.on("asked", () => {
    throw broken;
  });
  bus.on("asked", ({ what }) => heard.push(`last ${what}`));
  undo();
  undo();
  bus.emit("asked", { what: "tea" });
  expect(heard).toEqual(["first tea", "last tea"]);
  expect(report).toHaveBeenCalledWith(broken);
});

it("tells a late listener the last of a repeated event, and nothing of another", () => {
  const { bus } = aBus();
  const late = jest.fn();
  bus.emit("changed", { to: 1 });
  bus.emit("changed", { to: 2 });
  bus.emit("asked", { what: "tea" });
  bus.on("changed", late);
  bus.on("asked", late);
  expect(late.mock.calls).toEqual([[{ to: 2 }]]);
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
