import { api } from "./api";
import { createPlatformStore } from "./createPlatformStore";

/** The same call as two builds of one remote make it. */
function aBuild(reply: string, tags: readonly string[] = []) {
  return api.enhanceEndpoints({ addTagTypes: tags }).injectEndpoints({
    endpoints: (build) => ({
      twoBuildsAsk: build.query<string, void>({ queryFn: () => ({ data: reply }) }),
    }),
  });
}

it.each([
  ["", []],
  [", with tags of its own", ["Boats"]],
])("makes a call as the build does that came last%s", async (_how, tags) => {
  aBuild("first", tags);
  const { endpoints } = aBuild("second", tags);
  const store = createPlatformStore();
  const { data } = await store.dispatch(endpoints.twoBuildsAsk.initiate());
  expect(data).toBe("second");
});
