import {
  insuranceCompaniesReply,
  zipCodesReply,
  type Carrier,
  type ZipCode,
} from "@quotehaven/contract/wire";
import { api } from "../store";

/** How many zip codes one search answers. */
const zipCodeMatches = 100;

const referenceApi = api.injectEndpoints({
  endpoints: (build) => ({
    consumerZipCodes: build.query<ZipCode[], string>({
      query: (search) => ({ url: "/auth/zipcodes", params: { search, limit: zipCodeMatches } }),
      transformResponse: zipCodesReply.decode,
      keepUnusedDataFor: 600,
    }),
    consumerCarriers: build.query<Carrier[], void>({
      query: () => ({ url: "/insurance-companies" }),
      transformResponse: insuranceCompaniesReply.decode,
      providesTags: ["Reference"],
    }),
  }),
});

/** Reference data that several screens of the consumer read: zip codes by search, and all carriers. */
export const { useConsumerZipCodesQuery, useConsumerCarriersQuery, useLazyConsumerCarriersQuery } =
  referenceApi;
