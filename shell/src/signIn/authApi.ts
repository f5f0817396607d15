import { isInsuranceTypeId, type InsuranceTypeId } from "@quotehaven/contract/rules";
import type { ForgotPasswordQuery, ValidateBody } from "@quotehaven/contract/schemas";
import {
  loginBody,
  readAccountType,
  resetPasswordBody,
  verifyBody,
  type LoginBody,
  type LoginReply,
  type ResetPasswordBody,
  type VerifyBody,
  type VerifyReply,
} from "@quotehaven/contract/wire";
import { request } from "@quotehaven/platform";
import { ApiFailure } from "@quotehaven/platform/shell";

// These calls carry passwords and tokens, so they do not pass through the query
// cache, which keeps what a call was made with.

type Fields = Record<string, unknown>;

function unreadable(): ApiFailure {
  return new ApiFailure({ status: 502, codes: [], message: "" });
}

/** Signs in. Throws an ApiFailure. */
export async function signIn(body: LoginBody): Promise<LoginReply> {
  const { data } = await request({
    url: "/auth/login",
    method: "POST",
    body: loginBody.encode(body),
  });
  const { type, sid, redirect, account }: Fields = Object(data);
  const accountType = readAccountType(type);
  if (accountType === null || typeof sid !== "string" || sid === "") throw unreadable();
  return {
    accountType,
    sid,
    redirect: redirect === "application" || redirect === "leads" ? redirect : null,
    ...(typeof account === "number" && { account }),
  };
}

/** Asks for the mail with a reset link. Throws an ApiFailure. */
export async function requestReset(params: ForgotPasswordQuery): Promise<void> {
  await request({ url: "/auth/forgot-password", params });
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

/**
 * Asks whether a mailed token still does what its link is for; it stays usable. Throws an ApiFailure.
 */
export async function validateToken(body: ValidateBody): Promise<LinkFacts> {
  const { data } = await request({ url: "/auth/validate", method: "POST", body });
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

/** Sets a new password with the token of a reset link. Throws an ApiFailure. */
export async function resetPassword(body: ResetPasswordBody): Promise<void> {
  await request({
    url: "/auth/forgot-password",
    method: "POST",
    body: resetPasswordBody.encode(body),
  });
}

/**
 * Verifies an account with the token of its link, and says whose it is, or what its new address still waits
 * for. Throws an ApiFailure.
 */
export async function verifyAccount(body: VerifyBody): Promise<VerifyReply> {
  const { data } = await request({
    url: "/auth/verify",
    method: "POST",
    body: verifyBody.encode(body),
  });
  const { type, email, waits_for: waitsFor }: Fields = Object(data);
  const accountType = readAccountType(type);
  if (accountType === null) throw unreadable();
  return {
    accountType,
    ...(typeof email === "string" && { email }),
    ...((waitsFor === "new" || waitsFor === "present") && { waitsFor }),
  };
}
