import { jest } from "@jest/globals";
import { act } from "@testing-library/react";
import { api, changed, useDispatch } from "../index";
import { renderScreen, screen } from "../testing";

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
