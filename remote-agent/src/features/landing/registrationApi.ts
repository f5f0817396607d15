import type { AgentSignupBody } from "@quotehaven/contract/schemas";
import { api } from "@quotehaven/platform";

const registrationApi = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    agentSignup: build.mutation<unknown, AgentSignupBody>({
      query: (body) => ({ url: "/auth/signup", method: "POST", body }),
    }),
  }),
});

export const { useAgentSignupMutation } = registrationApi;
