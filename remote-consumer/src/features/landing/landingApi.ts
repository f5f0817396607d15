import type { DoneReply, FeedbackBody } from "@quotehaven/contract/schemas";
import { api } from "@quotehaven/platform";

const landingApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendConsumerFeedback: build.mutation<DoneReply, FeedbackBody>({
      query: (body) => ({ url: "/feedback", method: "POST", body }),
    }),
  }),
});

/** Sends what somebody wrote in Get in touch. */
export const { useSendConsumerFeedbackMutation } = landingApi;
