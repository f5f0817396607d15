import type {
  CheckSignupReply,
  ContinueRegistrationBody,
  ContinueRegistrationReply,
  DoneReply,
  KeepRegistrationBody,
  KeepRegistrationReply,
  KeptRegistration,
} from "@quotehaven/contract/schemas";
import {
  checkSignupBody,
  consumerSignupBody,
  type CheckSignupBody,
  type ConsumerSignupBody,
} from "@quotehaven/contract/wire";
import { api } from "../../store";

const registrationApi = api.injectEndpoints({
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
      query: (body) => ({ url: "/auth/keep-registration", method: "POST", body }),
      transformResponse: ({ data }: KeepRegistrationReply) => data.token,
    }),
    keptRegistration: build.query<KeptRegistration, ContinueRegistrationBody>({
      query: (body) => ({ url: "/auth/continue-registration", method: "POST", body }),
      transformResponse: ({ data }: ContinueRegistrationReply) => data,
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
