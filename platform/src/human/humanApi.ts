import type { FeedbackBody, ResendVerificationBody } from "@quotehaven/contract/schemas";
import { api } from "../store/api";

const humanApi = api.injectEndpoints({
  endpoints: (build) => ({
    resendVerification: build.mutation<unknown, ResendVerificationBody>({
      query: (body) => ({ url: "/auth/resend-verification", method: "POST", body }),
    }),
    sendFeedback: build.mutation<unknown, FeedbackBody>({
      query: (body) => ({ url: "/feedback", method: "POST", body }),
    }),
  }),
});

/** What anybody may send who proves to be human. */
export const { useResendVerificationMutation, useSendFeedbackMutation } = humanApi;
