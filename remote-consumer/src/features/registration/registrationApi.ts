import type { Form, Question } from "@quotehaven/contract/rules";
import type {
  CheckSignupBody,
  CheckSignupReply,
  ConsumerSignupBody,
  DoneReply,
  InsuranceTypeId,
  SignupQuestionsReply,
} from "@quotehaven/contract/schemas";
import { api } from "@quotehaven/platform";
import { toForms } from "../../shared/questionnaire/toForms";

const registrationApi = api.injectEndpoints({
  endpoints: (build) => ({
    signupQuestions: build.query<Form<Question>[], InsuranceTypeId>({
      query: (insId) => ({ url: "/auth/signup", params: { insId } }),
      transformResponse: ({ data }: SignupQuestionsReply) => toForms(data),
      providesTags: ["Reference"],
    }),
    checkSignup: build.mutation<string[], CheckSignupBody>({
      query: (body) => ({ url: "/auth/check-signup", method: "POST", body }),
      transformResponse: ({ data }: CheckSignupReply) => data,
    }),
    registerConsumer: build.mutation<DoneReply, ConsumerSignupBody>({
      query: (body) => ({ url: "/auth/signup", method: "POST", body }),
    }),
  }),
});

/** The questions of an insurance type, what a registration would be refused for, and the registration itself. */
export const { useSignupQuestionsQuery, useCheckSignupMutation, useRegisterConsumerMutation } =
  registrationApi;
