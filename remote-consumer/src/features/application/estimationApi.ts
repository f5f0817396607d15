import type { WireAnswer } from "@quotehaven/contract/rules";
import type { EstimationReply, InsuranceTypeId } from "@quotehaven/contract/schemas";
import { api } from "@quotehaven/platform";

/** The answers that a calculation of one insurance type reads. */
export type EstimationQuestion = { id: InsuranceTypeId; answers: WireAnswer[] };

const estimationApi = api.injectEndpoints({
  endpoints: (build) => ({
    // A query although it is a POST: it changes nothing, and the same answers give the same figure.
    consumerEstimation: build.query<EstimationReply, EstimationQuestion>({
      query: ({ id, answers }) => ({
        url: `/estimation/${id}`,
        method: "POST",
        body: { id, answers },
      }),
      providesTags: ["Profile"],
    }),
  }),
});

/** How much cover answers add up to. */
export const { useConsumerEstimationQuery, useLazyConsumerEstimationQuery } = estimationApi;
