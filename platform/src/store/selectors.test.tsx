import { setRequestAdapter } from "../http/request";
import { createPlatformStore } from "./createPlatformStore";
import { refusal, replyAdapter } from "../testing/replies";
import { api } from "./api";
import { selectHasCarriers } from "./selectors";

const agentApi = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    agentProfile: build.query<unknown, void>({ query: () => ({ url: "/agent/profile" }) }),
    shownCarriers: build.query<unknown, void>({ query: () => ({ url: "/carriers" }) }),
  }),
});

const { agentProfile, shownCarriers } = agentApi.endpoints;

/** A store that read this profile, and whether the agent has carriers by it. */
async function afterReading(profile: unknown) {
  setRequestAdapter(replyAdapter({ "GET /agent/profile": profile }, []));
  const store = createPlatformStore();
  await store.dispatch(agentProfile.initiate());
  return { store, has: selectHasCarriers(store.getState()) };
}

it.each([
  ["an agent with one", { carriers: [{ id: 1 }] }, true],
  ["an agent with none", { carriers: [] }, false],
  ["a profile that does not say", { name: "Ann" }, undefined],
  ["a profile that is refused", refusal(500), undefined],
])("knows of %s whether it has carriers", async (_who, profile, expected) => {
  expect((await afterReading(profile)).has).toBe(expected);
});

it("keeps what the last good reply said while a later one fails, or another comes", async () => {
  const { store } = await afterReading({ carriers: [{ id: 1 }] });
  const replies = { "GET /agent/profile": refusal(503), "GET /carriers": { carriers: [] } };
  setRequestAdapter(replyAdapter(replies, []));
  await store.dispatch(shownCarriers.initiate());
  await store.dispatch(agentProfile.initiate(undefined, { forceRefetch: true }));
  expect(selectHasCarriers(store.getState())).toBe(true);
});
