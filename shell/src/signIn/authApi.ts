import {
  isInsuranceTypeId,
  type InsuranceTypeId,
  type CustomerRole,
} from "@quotehaven/contract/rules";
import type { ForgotPasswordQuery, ValidateBody } from "@quotehaven/contract/schemas";
import {
  loginBody,
  readCustomerRole,
  resetPasswordBody,
  verifyBody,
  type LoginBody,
  type LoginReply,
  type ResetPasswordBody,
  type VerifyBody,
  type VerifyReply,
} from "@quotehaven/contract/wire";
import { api } from "@quotehaven/platform/shell";

type Fields = Record<string, unknown>;

function customerRoleIn(type: unknown): CustomerRole {
  const role = readCustomerRole(type);
  if (role === null) throw new TypeError("The reply names no kind of account.");
  return role;
}

function readLogin(data: unknown): LoginReply {
  const { type, sid, redirect, account }: Fields = Object(data);
  if (typeof sid !== "string" || sid === "") throw new TypeError("The reply holds no session.");
  return {
    role: customerRoleIn(type),
    sid,
    redirect: redirect === "application" || redirect === "leads" ? redirect : null,
    ...(typeof account === "number" && { account }),
  };
}

/** What is known of a mailed link before it is used. */
export type LinkFacts = {
  /** Of a reset link, the address whose password it replaces. */
  email?: string;
  /** The registration that it confirms; an agent's has no insurance type. */
  registration?: {
    registeredAt: string;
    insuranceTypeId: InsuranceTypeId | null;
    firstName: string;
  };
};

function readLinkFacts(data: unknown): LinkFacts {
  const { email, registration }: Fields = Object(data);
  const { registeredAt, insuranceTypeId, firstName }: Fields = Object(registration);
  return {
    ...(typeof email === "string" && { email }),
    ...(typeof registeredAt === "string" &&
      typeof firstName === "string" && {
        registration: {
          registeredAt,
          insuranceTypeId: isInsuranceTypeId(insuranceTypeId) ? insuranceTypeId : null,
          firstName,
        },
      }),
  };
}

function readVerified(data: unknown): VerifyReply {
  const { type, email, waits_for: waitsFor }: Fields = Object(data);
  return {
    role: customerRoleIn(type),
    ...(typeof email === "string" && { email }),
    ...((waitsFor === "new" || waitsFor === "present") && { waitsFor }),
  };
}

// Of a mutation, the query cache keeps nothing that it was sent with: no password, no token.
const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    signIn: build.mutation<LoginReply, LoginBody>({
      query: (body) => ({ url: "/auth/login", method: "POST", body: loginBody.encode(body) }),
      transformResponse: readLogin,
    }),
    /** Asks for the mail with a reset link. */
    requestReset: build.mutation<unknown, ForgotPasswordQuery>({
      query: (params) => ({ url: "/auth/forgot-password", params }),
    }),
    /** Asks whether a mailed token still does what its link is for; it stays usable. */
    validateToken: build.mutation<LinkFacts, ValidateBody>({
      query: (body) => ({ url: "/auth/validate", method: "POST", body }),
      transformResponse: readLinkFacts,
    }),
    /** Sets a new password with the token of a reset link. */
    resetPassword: build.mutation<unknown, ResetPasswordBody>({
      query: (body) => ({
        url: "/auth/forgot-password",
        method: "POST",
        body: resetPasswordBody.encode(body),
      }),
    }),
    /** Verifies an account with the token of its link, and says whose it is, or what its new address still waits for. */
    verifyAccount: build.mutation<VerifyReply, VerifyBody>({
      query: (body) => ({ url: "/auth/verify", method: "POST", body: verifyBody.encode(body) }),
      transformResponse: readVerified,
    }),
  }),
});

export const {
  useSignInMutation,
  useRequestResetMutation,
  useValidateTokenMutation,
  useResetPasswordMutation,
  useVerifyAccountMutation,
} = authApi;
