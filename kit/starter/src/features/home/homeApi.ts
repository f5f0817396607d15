import type { DoneReply, FeedbackBody } from "@quotehaven/contract/schemas";
import { insuranceTypesReply } from "@quotehaven/contract/wire";
import { api, tags } from "../../store";

const homeApi = api.injectEndpoints({
  endpoints: (build) => ({
    insuranceTypes: build.query({
      query: (_: void) => ({ url: "/insurance-types" }),
      transformResponse: insuranceTypesReply.decode,
      providesTags: [tags.Types],
    }),
    writeToUs: build.mutation<DoneReply, FeedbackBody>({
      query: (body) => ({ url: "/feedback", method: "POST", body }),
    }),
  }),
});

/** What people can ask quotes for. */
export const useInsuranceTypes = homeApi.useInsuranceTypesQuery;

/** Sends what somebody wrote. */
export const useWriteToUs = homeApi.useWriteToUsMutation;
