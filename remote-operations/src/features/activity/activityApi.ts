import type { ActivityQuery, ActivityReply } from "@quotehaven/contract/schemas";
import { api, tags } from "../../store";

const activityApi = api.injectEndpoints({
  endpoints: (build) => ({
    operationsActivity: build.query<ActivityReply, ActivityQuery["by"]>({
      query: (by) => ({ url: "/operations/activity", params: { by } }),
      providesTags: [tags.Lists],
    }),
  }),
});

export const { useOperationsActivityQuery } = activityApi;
