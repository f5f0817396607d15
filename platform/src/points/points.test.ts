import { events } from "../events/events";
import { configured, entriesIn, isOn, openPoints, setMenus } from "./points";

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface can be added to
  interface RemoteManifests {
    shown: { flags: { loud: object }; config: { desk: object } };
  }
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface RemoteEvents {
    "shown/opened@1": { topic: string };
    "shown/closed@1": object;
  }
}

it("lets everything be said where nothing is known of any remote", () => {
  const heard: string[] = [];
  const stop = events.on("shown/closed@1", () => heard.push("closed"));
  events.emit("shown/closed@1", {});
  stop();
  expect(heard).toEqual(["closed"]);
});

it("knows how a remote is set once its build runs, and not before", () => {
  expect(isOn("shown/loud")).toBe(false);
  expect(() => configured("shown/desk")).toThrow("shown/desk is not set on this page.");
  openPoints("shown", { settings: { loud: true, desk: 3 } });
  expect([isOn("shown/loud"), configured("shown/desk")]).toEqual([true, 3]);
});

it("carries an event of a remote to whoever listens, and none that its manifest does not list", () => {
  const topics: string[] = [];
  const stop = events.on("shown/opened@1", ({ topic }) => topics.push(topic));
  openPoints("other", {});
  const opened = () => events.emit("shown/opened@1", { topic: "fees" });
  openPoints("shown", { events: [] });
  expect(opened).toThrow("shown/opened@1 is not among the events in the quotehaven.json of shown.");
  openPoints("shown", { events: ["shown/opened@1"] });
  opened();
  stop();
  expect(topics).toEqual(["fees"]);
});

it("gives what remotes put into a slot", () => {
  const entry = { to: "/help", icon: "info", label: { en: "Help", es: "Ayuda" } };
  setMenus([
    { ...entry, slot: "agent/menu" },
    { ...entry, slot: "help/menu" },
  ]);
  expect(entriesIn("agent/menu")).toEqual([{ ...entry, slot: "agent/menu" }]);
});
