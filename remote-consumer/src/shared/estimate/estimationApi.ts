import type { InsuranceTypeId, SentAnswer } from "@quotehaven/contract/rules";
import { estimationBody, estimationReply, type EstimationReply } from "@quotehaven/contract/wire";
import { api } from "../../store";

/** The answers that a calculation of one insurance type reads. */
type EstimationQuestion = {
  id: InsuranceTypeId;
  answers: SentAnswer[];
  /** Asked by somebody without an account: without their age, and nothing is kept. */
  isPreview?: boolean;
};

const estimationApi = api.injectEndpoints({
  endpoints: (build) => ({
    // A query although it is a POST: it changes nothing, and the same answers give the same figure.
    consumerEstimation: build.query<EstimationReply, EstimationQuestion>({
      query: ({ id, answers, isPreview }) => ({
        url: `/estimation/${isPreview ? "preview/" : ""}${id}`,
        method: "POST",
        body: estimationBody.encode({ insuranceTypeId: id, answers }),
      }),
      transformResponse: estimationReply.decode,
      providesTags: ["Profile"],
    }),
  }),
});

/** How much cover answers add up to. */
export const { useConsumerEstimationQuery, useLazyConsumerEstimationQuery } = estimationApi;
