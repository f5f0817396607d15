import type { CheckSignupBody, CheckSignupReply, DoneReply } from "@quotehaven/contract/schemas";
import { consumerSignupBody, type ConsumerSignupBody } from "@quotehaven/contract/wire";
import { api } from "@quotehaven/platform";

const registrationApi = api.injectEndpoints({
  endpoints: (build) => ({
    checkSignup: build.mutation<string[], CheckSignupBody>({
      query: (body) => ({ url: "/auth/check-signup", method: "POST", body }),
      transformResponse: ({ data }: CheckSignupReply) => data,
    }),
    registerConsumer: build.mutation<DoneReply, ConsumerSignupBody>({
      query: (body) => ({
        url: "/auth/signup",
        method: "POST",
        body: consumerSignupBody.encode(body),
      }),
    }),
  }),
});

/** What a registration would be refused for, and the registration itself. */
export const { useCheckSignupMutation, useRegisterConsumerMutation } = registrationApi;
