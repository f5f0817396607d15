import type { Form, InsuranceTypeId, Question } from "@quotehaven/contract/rules";
import { signupQuestionsQuery, signupQuestionsReply } from "@quotehaven/contract/wire";
import { api } from "../../store";

const signupQuestionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    signupQuestions: build.query<Form<Question>[], InsuranceTypeId>({
      query: (insuranceTypeId) => ({
        url: "/auth/signup",
        params: signupQuestionsQuery.encode({ insuranceTypeId }),
      }),
      transformResponse: signupQuestionsReply.decode,
      providesTags: ["Reference"],
    }),
  }),
});

/** The questions of an insurance type, as somebody without an account is asked them. */
export const { useSignupQuestionsQuery } = signupQuestionsApi;
