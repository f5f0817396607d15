import { insuranceTypesReply } from "@quotehaven/contract/wire";
import { api, tags } from "../../store";

const homeApi = api.injectEndpoints({
  endpoints: (build) => ({
    insuranceTypes: build.query({
      query: (_: void) => ({ url: "/insurance-types" }),
      transformResponse: insuranceTypesReply.decode,
      providesTags: [tags.Types],
    }),
  }),
});

/** What people can ask quotes for. */
export const useInsuranceTypes = homeApi.useInsuranceTypesQuery;
