import type {
  EnrolBody,
  EnrolmentReply,
  OperatorSignInBody,
  OperatorSignInReply,
  RecoveryCodesReply,
} from "@quotehaven/contract/schemas";
import { api, tags } from "../store";

const codesIn = (reply: RecoveryCodesReply) => reply.data;

// Of a mutation, the query cache keeps nothing that it was sent with: no password, no code.
const accessApi = api.injectEndpoints({
  endpoints: (build) => ({
    operatorSignIn: build.mutation<OperatorSignInReply, OperatorSignInBody>({
      query: (body) => ({ url: "/operations/sign-in", method: "POST", body }),
    }),
    /** What the authenticator is to know, for the token of a link. */
    beginEnrolment: build.mutation<EnrolmentReply["data"], string>({
      query: (token) => ({ url: "/operations/enrolment", method: "POST", body: { token } }),
      transformResponse: (reply: EnrolmentReply) => reply.data,
    }),
    /** Uses the link up, and answers the recovery codes. */
    enrol: build.mutation<string[], EnrolBody>({
      query: (body) => ({ url: "/operations/enrolment", method: "PUT", body }),
      transformResponse: codesIn,
    }),
    /** Replaces the recovery codes, and answers the new ones. */
    renewRecoveryCodes: build.mutation<string[], string>({
      query: (code) => ({ url: "/operations/recovery-codes", method: "POST", body: { code } }),
      transformResponse: codesIn,
      invalidatesTags: [tags.Lists],
    }),
  }),
});

export const { useOperatorSignInMutation, useBeginEnrolmentMutation } = accessApi;

const { endpoints } = accessApi;

// To dispatch. The codes in the reply are shown once, so the query cache does not keep them either.
export const enrol = (body: EnrolBody) => endpoints.enrol.initiate(body, { track: false });
export const renewRecoveryCodes = (code: string) =>
  endpoints.renewRecoveryCodes.initiate(code, { track: false });
