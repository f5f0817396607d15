import { events } from "../events/events";
import { configured, entriesIn, isOn, openPoints, setMenus } from "./points";
import type { RemoteEvent } from "./RemoteEvent";

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface can be added to
  interface RemoteDeclarations {
    listening: { listens: { "heard/won@1": RemoteEvent<{ leadId: number }> } };
    shown: {
      flags: { loud: object };
      config: { desk: object };
      events: { "opened@1": RemoteEvent<{ topic: string }>; "closed@1": RemoteEvent<object> };
    };
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

it("carries an event of a remote to whoever listens, and none that it does not declare", () => {
  const topics: string[] = [];
  const stop = events.on("shown/opened@1", ({ topic }) => topics.push(topic));
  openPoints("other", {});
  const opened = () => events.emit("shown/opened@1", { topic: "fees" });
  openPoints("shown", { events: [] });
  expect(opened).toThrow("shown/opened@1 is not among the events that shown declares.");
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

it("knows no event, flag or value that nobody declares", () => {
  const unknown = () => {
    // @ts-expect-error -- not declared
    events.on("shown/opened@2", () => undefined);
    // @ts-expect-error -- not declared
    isOn("shown/quiet");
    // @ts-expect-error -- another payload
    events.emit("shown/opened@1", { subject: "fees" });
    events.on("heard/won@1", ({ leadId }: { leadId: number }) => leadId);
  };
  expect(unknown).toBeInstanceOf(Function);
});
