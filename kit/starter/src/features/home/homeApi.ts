import { insuranceTypesReply } from "@quotehaven/contract/wire";
import { api } from "@quotehaven/platform";

// Endpoints and tags begin with our name: the query cache is everybody's.
const homeApi = api.enhanceEndpoints({ addTagTypes: ["__Camel__"] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    __camel__InsuranceTypes: build.query({
      query: (_: void) => ({ url: "/insurance-types" }),
      transformResponse: insuranceTypesReply.decode,
      providesTags: ["__Camel__"],
    }),
  }),
});

/** What people can ask quotes for. */
export const useInsuranceTypes = homeApi.use__Camel__InsuranceTypesQuery;
