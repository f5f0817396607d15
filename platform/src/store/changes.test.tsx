import { jest } from "@jest/globals";
import { act, waitFor } from "@testing-library/react";
import { events } from "../events/events";
import { setRequestAdapter } from "../http/request";
import { createPlatformStore, type PlatformStore } from "./createPlatformStore";
import { refusal, replyAdapter, type RecordedRequest } from "../testing/replies";
import { sharedTags, type SharedTag } from "@quotehaven/contract/release";
import { api } from "./api";
import { changed } from "./changes";
import { connectEvents } from "./connectEvents";
import { createRemoteStore } from "./createRemoteStore";

const lists = [
  "Leads",
  "Lead 7",
  "Lead 8",
  "Threads 3",
  "Profile",
  "Quotes",
  "harbour/Boats",
] as const;
type Listed = (typeof lists)[number];

const { api: harbourApi, tags } = createRemoteStore({ name: "harbour", tags: ["Boats"] });

const { endpoints } = harbourApi.injectEndpoints({
  endpoints: (build) => ({
    shownList: build.query<unknown, { of: Listed; tab: string }>({
      query: (params) => ({ url: "/list", params }),
      providesTags: (_reply, _error, { of }) => {
        if (of === "Lead 7" || of === "Lead 8") return [{ type: "Lead", id: Number(of.at(-1)) }];
        return of === "Threads 3" ? [{ type: "Threads", id: 3 }] : [of];
      },
    }),
    plainChange: build.mutation<unknown, void>({
      query: () => ({ url: "/change", method: "POST" }),
      invalidatesTags: ["Leads", tags.Boats],
    }),
    computedChange: build.mutation<{ leadId: number }, number>({
      query: () => ({ url: "/change", method: "POST" }),
      invalidatesTags: (reply, error, threadId) =>
        error || !reply
          ? ["Profile"]
          : [
              { type: "Lead", id: reply.leadId },
              { type: "Threads", id: threadId },
            ],
    }),
    brokenChange: build.mutation<unknown, void>({
      query: () => ({ url: "/change", method: "POST" }),
      invalidatesTags: () => {
        throw new Error("no tags of a change");
      },
    }),
    brokenList: build.query<unknown, void>({
      query: () => ({ url: "/list" }),
      providesTags: () => {
        throw new Error("no tags of a list");
      },
    }),
    namelessChange: build.mutation<unknown, void>({
      query: () => ({ url: "/change", method: "POST" }),
    }),
  }),
});

const ends: (() => void)[] = [];
afterEach(async () => {
  ends.splice(0).forEach((end) => end());
  await setVisibility("visible");
});

function setVisibility(state: "visible" | "hidden") {
  Object.defineProperty(document, "visibilityState", { configurable: true, get: () => state });
  return act(async () => void document.dispatchEvent(new Event("visibilitychange")));
}

/** A tab that shows every list, and which of them it has read again since. */
async function aTab(tab: string, requests: readonly RecordedRequest[]) {
  const store = createPlatformStore();
  ends.push(connectEvents(store));
  await Promise.all(lists.map((of) => store.dispatch(endpoints.shownList.initiate({ of, tab }))));
  const readsOf = (of: Listed) =>
    requests.filter(({ params }) => params.tab === tab && params.of === of).length;
  return { store, readAgain: () => lists.filter((of) => readsOf(of) > 1) };
}

async function twoTabs(change: unknown = { leadId: 7 }) {
  const requests: RecordedRequest[] = [];
  setRequestAdapter(replyAdapter({ "GET /list": {}, "POST /change": change }, requests));
  const [here, there] = [await aTab("here", requests), await aTab("there", requests)];
  /** What the other tab has read again once it has heard of everything that was said before. */
  const heardThere = async () => {
    here.store.dispatch(changed(["Quotes"]));
    await waitFor(() => expect(there.readAgain()).toContain("Quotes"));
    return there.readAgain().filter((of) => of !== "Quotes");
  };
  return { here, there, heardThere };
}

const { plainChange, computedChange, namelessChange } = endpoints;
type Dispatch = PlatformStore["dispatch"];

it.each([
  ["by name", (dispatch: Dispatch) => dispatch(plainChange.initiate()), ["Leads", "harbour/Boats"]],
  [
    "by what was sent and replied",
    (dispatch: Dispatch) => dispatch(computedChange.initiate(3)),
    ["Lead 7", "Threads 3"],
  ],
  ["none", (dispatch: Dispatch) => dispatch(namelessChange.initiate()), []],
])("lets the other tab read again what a mutation names, %s", async (_how, change, expected) => {
  const { here, heardThere } = await twoTabs();
  await change(here.store.dispatch);
  expect(await heardThere()).toEqual(expected);
});

it("tells the other tab nothing of a mutation that failed", async () => {
  const { here, heardThere } = await twoTabs(refusal(409));
  await here.store.dispatch(computedChange.initiate(3));
  expect(await heardThere()).toEqual([]);
  expect(here.readAgain()).toContain("Profile");
});

it("reports a function of tags that throws, once, and goes on with the call", async () => {
  const report = jest.spyOn(globalThis, "reportError").mockImplementation(() => undefined);
  const { here, heardThere } = await twoTabs();
  const { brokenChange, brokenList } = endpoints;
  expect(await here.store.dispatch(brokenChange.initiate())).toEqual({ data: { leadId: 7 } });
  expect(await here.store.dispatch(brokenList.initiate())).toMatchObject({ status: "fulfilled" });
  await here.store.dispatch(brokenChange.initiate());
  await here.store.dispatch(plainChange.initiate());
  expect(await heardThere()).toEqual(["Leads", "harbour/Boats"]);
  expect(report.mock.calls).toEqual([
    [new Error("no tags of a change")],
    [new Error("no tags of a list")],
  ]);
  report.mockRestore();
});

it("lets every tab read again what no mutation changed, but for what this one shows already", async () => {
  const { here, heardThere } = await twoTabs();
  here.store.dispatch(changed(["Leads", { type: "Lead", id: 8 }]));
  here.store.dispatch(changed(["Profile"], { isShownHere: true }));
  expect(await heardThere()).toEqual(["Leads", "Lead 8", "Profile"]);
  await waitFor(() => expect(here.readAgain()).toEqual(["Leads", "Lead 8", "Quotes"]));
});

it("reads again by itself where the browser lets no tab tell another", async () => {
  const refused = jest.spyOn(globalThis, "BroadcastChannel").mockImplementation(() => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  });
  const { here, there } = await twoTabs();
  expect(refused).toHaveBeenCalledTimes(2);
  refused.mockRestore();
  here.store.dispatch(changed(["Leads"]));
  await waitFor(() => expect(here.readAgain()).toEqual(["Leads"]));
  expect(there.readAgain()).toEqual([]);
});

it("waits with it while nobody looks", async () => {
  const { here, there } = await twoTabs();
  await setVisibility("hidden");
  here.store.dispatch(changed(["Leads"]));
  await here.store.dispatch(plainChange.initiate());
  await anotherMessage();
  expect(there.readAgain()).toEqual([]);
  await setVisibility("visible");
  await waitFor(() => expect(there.readAgain()).toEqual(["Leads", "harbour/Boats"]));
});

it("makes nothing of what no tab of ours would say", async () => {
  const { there, heardThere } = await twoTabs();
  const stranger = new BroadcastChannel("changes");
  for (const said of [null, 7, "Leads", {}, [null, 7, {}, { type: "Lead" }, { id: 7 }, ["Leads"]]])
    stranger.postMessage(said);
  stranger.postMessage([
    "harbour/Boats",
    { type: "Lead", id: {} },
    "Nothing",
    { type: "Other", id: 1 },
  ]);
  await waitFor(() => expect(there.readAgain()).toEqual(["harbour/Boats"]));
  stranger.close();
  expect(await heardThere()).toEqual(["harbour/Boats"]);
});

/** Until everything that was said before has been heard. */
function anotherMessage(): Promise<void> {
  return new Promise((resolve) => {
    const [one, other] = [new BroadcastChannel("later"), new BroadcastChannel("later")];
    other.onmessage = () => {
      one.close();
      other.close();
      resolve();
    };
    one.postMessage("later");
  });
}

const shownApi = api.injectEndpoints({
  endpoints: (build) => ({
    shownThing: build.query<unknown, SharedTag>({
      query: (tag) => ({ url: `/${tag}` }),
      providesTags: (_reply, _error, tag) => [tag],
    }),
  }),
});

/** A connected store that shows one thing of every kind, and what it reads from then on. */
async function aStore() {
  const requests: RecordedRequest[] = [];
  const replies = Object.fromEntries(sharedTags.map((tag) => [`GET /${tag}`, {}]));
  setRequestAdapter(replyAdapter(replies, requests));
  const store = createPlatformStore();
  ends.push(connectEvents(store));
  for (const tag of sharedTags) await store.dispatch(shownApi.endpoints.shownThing.initiate(tag));
  requests.length = 0;
  const readAgain = () => requests.map(({ path }) => path.slice(1)).sort();
  const messages = () => store.getState().toasts.map(({ message }) => message);
  return { readAgain, messages };
}

it("shows the toasts that are asked for, and takes back what is withdrawn", async () => {
  const { messages } = await aStore();
  events.emit("toastRequested", { message: "Declined", subject: "payment" });
  events.emit("toastRequested", { message: "Saved" });
  expect(messages()).toEqual(["Declined", "Saved"]);
  events.emit("toastsWithdrawn", { subject: "payment" });
  expect(messages()).toEqual(["Saved"]);
});

it("reads again, in another language, what the server words in it and nothing else", async () => {
  const { readAgain } = await aStore();
  events.emit("languageChosen", { language: "es" });
  const worded = ["Application", "Lead", "Leads", "Payments", "Profile", "Quotes", "Reference"];
  await waitFor(() => expect(readAgain()).toEqual(worded));
});
