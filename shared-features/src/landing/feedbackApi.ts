import type { DoneReply, FeedbackBody } from "@quotehaven/contract/schemas";
import { api } from "@quotehaven/platform";

const feedbackApi = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    sendFeedback: build.mutation<DoneReply, FeedbackBody>({
      query: (body) => ({ url: "/feedback", method: "POST", body }),
    }),
  }),
});

/** Sends what somebody wrote in Get in touch. */
export const { useSendFeedbackMutation } = feedbackApi;
