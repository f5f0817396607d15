import { waitFor } from "@testing-library/react";
import { events } from "../events/events";
import { setRequestAdapter } from "../http/request";
import { createPlatformStore } from "./createPlatformStore";
import { replyAdapter, type RecordedRequest } from "../testing/replies";
import { api } from "./api";
import { connectEvents } from "./connectEvents";
import { tagTypes } from "./tags";

const shownApi = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    shownThing: build.query<unknown, (typeof tagTypes)[number]>({
      query: (tag) => ({ url: `/${tag}` }),
      providesTags: (_reply, _error, tag) => [tag],
    }),
  }),
});

/** A connected store that shows one thing of every kind, and what it reads from then on. */
async function aStore() {
  const requests: RecordedRequest[] = [];
  const replies = Object.fromEntries(tagTypes.map((tag) => [`GET /${tag}`, {}]));
  setRequestAdapter(replyAdapter(replies, requests));
  const store = createPlatformStore();
  ends.push(connectEvents(store));
  for (const tag of tagTypes) await store.dispatch(shownApi.endpoints.shownThing.initiate(tag));
  requests.length = 0;
  const readAgain = () => requests.map(({ path }) => path.slice(1)).sort();
  const messages = () => store.getState().toasts.map(({ message }) => message);
  return { readAgain, messages };
}

const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

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
