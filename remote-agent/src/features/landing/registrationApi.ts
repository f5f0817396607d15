import type { AgentSignupBody, FeedbackBody } from "@quotehaven/contract/schemas";
import { api } from "@quotehaven/platform";

const registrationApi = api.injectEndpoints({
  endpoints: (build) => ({
    agentSignup: build.mutation<unknown, AgentSignupBody>({
      query: (body) => ({ url: "/auth/signup", method: "POST", body }),
    }),
    agentFeedback: build.mutation<unknown, FeedbackBody>({
      query: (body) => ({ url: "/feedback", method: "POST", body }),
    }),
  }),
});

export const { useAgentSignupMutation, useAgentFeedbackMutation } = registrationApi;
