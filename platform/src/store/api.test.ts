import { api } from "./api";
import { createPlatformStore } from "../page/createPlatformStore";

/** The same call as two builds of one remote make it. */
function aBuild(reply: string) {
  return api.injectEndpoints({
    endpoints: (build) => ({
      twoBuildsAsk: build.query<string, void>({ queryFn: () => ({ data: reply }) }),
    }),
  });
}

it("makes a call as the build does that came last", async () => {
  aBuild("first");
  const { endpoints } = aBuild("second");
  const store = createPlatformStore();
  const { data } = await store.dispatch(endpoints.twoBuildsAsk.initiate());
  expect(data).toBe("second");
});
