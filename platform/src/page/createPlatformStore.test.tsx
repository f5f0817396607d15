import { waitFor } from "@testing-library/react";
import type { Middleware } from "redux";
import { setRequestAdapter } from "../http/request";
import { repliesForgotten, repliesOutdated } from "../store/replies";
import { joinStore } from "../store/storeParts";
import { toastAdded } from "../store/toasts";
import { replyAdapter, type RecordedRequest } from "../testing/replies";
import { createPlatformStore } from "./createPlatformStore";

it("begins without the query cache, and has it once its code is there", async () => {
  const requests: RecordedRequest[] = [];
  setRequestAdapter(replyAdapter({ "GET /leads": [] }, requests));
  const store = createPlatformStore();
  store.dispatch(toastAdded({ message: "Saved" }));
  store.dispatch(repliesOutdated(["Leads"]));
  expect(Object.keys(store.getState())).toEqual(["session", "toasts", "loader"]);

  const { api } = await import("../store/api");
  const { endpoints } = api.injectEndpoints({
    endpoints: (build) => ({
      leadsOfStore: build.query<unknown, void>({
        query: () => ({ url: "/leads" }),
        providesTags: ["Leads"],
      }),
    }),
  });
  await store.dispatch(endpoints.leadsOfStore.initiate());
  expect(store.getState().toasts).toHaveLength(1);
  expect(requests).toHaveLength(1);
  store.dispatch(repliesOutdated(["Leads"]));
  await waitFor(() => expect(requests).toHaveLength(2));
  store.dispatch(repliesForgotten());
  expect(store.getState().api.queries).toEqual({});
  expect(Object.keys(createPlatformStore().getState())).toContain("api");
});

it("asks what joins it in the order in which it came, and each hears what another says", () => {
  const store = createPlatformStore();
  const heard: string[] = [];
  const hears =
    (name: string, answer?: string): Middleware =>
    ({ dispatch }) =>
    (next) =>
    (action) => {
      const { type } = action as { type: string };
      heard.push(`${name} ${type}`);
      if (type === "asked" && answer) dispatch({ type: answer });
      return next(action);
    };
  store.dispatch({ type: "beginning" });
  joinStore({ middleware: [hears("first")] });
  joinStore({ middleware: [hears("second", "answered")] });
  store.dispatch({ type: "asked" });
  expect(heard).toEqual(["first asked", "second asked", "first answered", "second answered"]);
});
