import { jest } from "@jest/globals";
import { act } from "@testing-library/react";
import { api, changed, useDispatch } from "../index";
import { createPlatformStore } from "../page/createPlatformStore";
import { renderScreen, screen } from "../testing";
import { followOtherTabs } from "./otherTabs";

const leadsApi = api.injectEndpoints({
  endpoints: (build) => ({
    shownLeads: build.query<number, void>({
      query: () => ({ url: "/leads" }),
      providesTags: ["Leads"],
    }),
    quoteShownLead: build.mutation<unknown, void>({
      query: () => ({ url: "/leads/7", method: "POST" }),
    }),
  }),
});

function Leads() {
  const { data } = leadsApi.useShownLeadsQuery();
  const [quote] = leadsApi.useQuoteShownLeadMutation();
  const dispatch = useDispatch();
  return (
    <>
      <p>Read {data} times</p>
      <button onClick={() => dispatch(changed(["Leads"]))}>Pay</button>
      <button onClick={() => void quote()}>Quote</button>
    </>
  );
}

async function open() {
  let count = 0;
  const shown = renderScreen(<Leads />, {
    session: "agent",
    replies: { "GET /leads": () => (count += 1), "POST /leads/7": {} },
  });
  await screen.findByText("Read 1 times");
  return shown;
}

const hear = (newValue: string | null) =>
  act(async () => {
    window.dispatchEvent(new StorageEvent("storage", { key: "changed", newValue }));
  });

/** What this tab said to the others, as they would hear it. */
function said() {
  const heard: string[] = [];
  const setItem = jest.spyOn(Storage.prototype, "setItem").mockImplementation((key, value) => {
    if (key === "changed") heard.push(value);
  });
  return { heard, restore: () => setItem.mockRestore() };
}

function setVisibility(state: "visible" | "hidden") {
  Object.defineProperty(document, "visibilityState", { configurable: true, get: () => state });
  return act(async () => void document.dispatchEvent(new Event("visibilitychange")));
}

afterEach(() => setVisibility("visible"));

it.each([
  ["Pay", 2],
  ["Quote", 1],
])("reads again what another tab changed by %s", async (name, ownReads) => {
  const { user } = await open();
  const { heard, restore } = said();
  await user.click(screen.getByRole("button", { name }));
  restore();
  expect(await screen.findByText(`Read ${ownReads} times`)).toBeInTheDocument();
  expect(heard).toHaveLength(1);
  await hear(heard[0] ?? null);
  expect(await screen.findByText(`Read ${ownReads + 1} times`)).toBeInTheDocument();
});

it("reads again in its own tab as well", async () => {
  const { user } = await open();
  await user.click(screen.getByRole("button", { name: "Pay" }));
  expect(await screen.findByText("Read 2 times")).toBeInTheDocument();
});

it("waits with it while nobody looks", async () => {
  const { requests } = await open();
  await setVisibility("hidden");
  await hear('{"tags":["Leads"]}');
  expect(requests).toHaveLength(1);
  await setVisibility("visible");
  expect(await screen.findByText("Read 2 times")).toBeInTheDocument();
});

it.each(["[]", "{", '{"tags":["Nothing",{"id":1},7]}', '{"tags":[{"type":"Lead"}]}'])(
  "makes nothing of %s",
  async (text) => {
    const { requests } = await open();
    await hear(text);
    expect(requests).toHaveLength(1);
  },
);

describe("what another tab says", () => {
  const store = createPlatformStore();
  const dispatch = jest.spyOn(store, "dispatch");
  /** What is read again, change by change. */
  const readAgain = () =>
    dispatch.mock.calls.map(([action]: unknown[]) => Reflect.get(Object(action), "payload"));
  let undo: () => void;
  beforeEach(() => {
    dispatch.mockClear();
    undo = followOtherTabs(store);
  });
  afterEach(() => {
    undo();
  });

  it.each([
    ['{"tags":["Leads",{"type":"Lead","id":7}]}', ["Leads", { type: "Lead", id: 7 }]],
    ['{"tags":[{"type":"Lead"},{"type":"Lead","id":"7"}]}', ["Lead", "Lead"]],
    ['{"tags":[null,7,"Nothing",{"id":1},{"type":"Nothing","id":1},["Leads"],"Leads"]}', ["Leads"]],
  ])("of %s reads again what is known there", async (text, tags) => {
    await hear(text);
    expect(readAgain()).toEqual([tags]);
  });

  it.each(["null", "7", '"tags"', "{}", '{"tags":"Leads"}', '{"tags":[]}', "{"])(
    "of %s reads nothing again",
    async (text) => {
      await hear(text);
      expect(readAgain()).toEqual([]);
    },
  );

  it("is read again once, however much was said while nobody looked", async () => {
    await setVisibility("hidden");
    await hear('{"tags":["Leads"]}');
    await hear('{"tags":["Lead"]}');
    expect(readAgain()).toEqual([]);
    await setVisibility("visible");
    await setVisibility("visible");
    expect(readAgain()).toEqual([["Leads", "Lead"]]);
  });

  it("is only what it says under that name, and nothing after the end", async () => {
    const other = new StorageEvent("storage", { key: "sid", newValue: '{"tags":["Leads"]}' });
    window.dispatchEvent(other);
    await hear(null);
    expect(readAgain()).toEqual([]);
    await setVisibility("hidden");
    await hear('{"tags":["Leads"]}');
    undo();
    await hear('{"tags":["Leads"]}');
    await setVisibility("visible");
    expect(readAgain()).toEqual([]);
  });
});
