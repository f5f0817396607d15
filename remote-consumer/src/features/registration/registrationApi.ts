import type {
  CheckSignupReply,
  ContinueRegistrationBody,
  DoneReply,
  KeepRegistrationReply,
} from "@quotehaven/contract/schemas";
import {
  checkSignupBody,
  consumerSignupBody,
  continueRegistrationReply,
  keepRegistrationBody,
  type CheckSignupBody,
  type ConsumerSignupBody,
  type KeepRegistrationBody,
  type KeptRegistration,
} from "@quotehaven/contract/wire";
import { api } from "@quotehaven/platform";

const registrationApi = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    checkSignup: build.mutation<string[], CheckSignupBody>({
      query: (body) => ({
        url: "/auth/check-signup",
        method: "POST",
        body: checkSignupBody.encode(body),
      }),
      transformResponse: ({ data }: CheckSignupReply) => data,
    }),
    keepRegistration: build.mutation<string, KeepRegistrationBody>({
      query: (body) => ({
        url: "/auth/keep-registration",
        method: "POST",
        body: keepRegistrationBody.encode(body),
      }),
      transformResponse: ({ data }: KeepRegistrationReply) => data.token,
    }),
    keptRegistration: build.query<KeptRegistration, ContinueRegistrationBody>({
      query: (body) => ({ url: "/auth/continue-registration", method: "POST", body }),
      transformResponse: continueRegistrationReply.decode,
      keepUnusedDataFor: 0,
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

/** What a registration would be refused for, what is kept of it for another device, and itself. */
export const {
  useCheckSignupMutation,
  useKeepRegistrationMutation,
  useKeptRegistrationQuery,
  useRegisterConsumerMutation,
} = registrationApi;
