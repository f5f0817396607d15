import type { ActivityQuery, ActivityReply } from "@quotehaven/contract/schemas";
import { api } from "@quotehaven/platform";

const activityApi = api.enhanceEndpoints({ addTagTypes: ["Operations"] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    operationsActivity: build.query<ActivityReply, ActivityQuery["by"]>({
      query: (by) => ({ url: "/operations/activity", params: { by } }),
      providesTags: ["Operations"],
    }),
  }),
});

export const { useOperationsActivityQuery } = activityApi;
