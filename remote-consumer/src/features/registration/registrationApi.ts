import type { Form, Question } from "@quotehaven/contract/rules";
import type {
  CheckSignupBody,
  CheckSignupReply,
  DoneReply,
  InsuranceTypeId,
} from "@quotehaven/contract/schemas";
import {
  consumerSignupBody,
  signupQuestionsQuery,
  signupQuestionsReply,
  type ConsumerSignupBody,
} from "@quotehaven/contract/wire";
import { api } from "@quotehaven/platform";

const registrationApi = api.injectEndpoints({
  endpoints: (build) => ({
    signupQuestions: build.query<Form<Question>[], InsuranceTypeId>({
      query: (insuranceTypeId) => ({
        url: "/auth/signup",
        params: signupQuestionsQuery.encode({ insuranceTypeId }),
      }),
      transformResponse: signupQuestionsReply.decode,
      providesTags: ["Reference"],
    }),
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

/** The questions of an insurance type, what a registration would be refused for, and the registration itself. */
export const { useSignupQuestionsQuery, useCheckSignupMutation, useRegisterConsumerMutation } =
  registrationApi;
