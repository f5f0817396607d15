import type {
  ForgotPasswordQuery,
  LoginBody,
  LoginReply,
  ResetPasswordBody,
  VerifyBody,
  VerifyReply,
} from "@quotehaven/contract/schemas";
import { request } from "@quotehaven/platform";
import { ApiFailure } from "@quotehaven/platform/shell";

// These calls carry passwords and tokens, so they do not pass through the query
// cache, which keeps what a call was made with.

function field(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null
    ? Object.getOwnPropertyDescriptor(value, name)?.value
    : undefined;
}

function unreadable(): ApiFailure {
  return new ApiFailure({ status: 502, codes: [], message: "" });
}

/** Signs in. Throws an ApiFailure. */
export async function signIn(body: LoginBody): Promise<LoginReply> {
  const { data } = await request({ url: "/auth/login", method: "POST", body });
  const type = field(data, "type");
  const sid = field(data, "sid");
  if ((type !== 1 && type !== 2) || typeof sid !== "string" || sid === "") throw unreadable();
  const redirect = field(data, "redirect");
  return {
    type,
    sid,
    redirect: redirect === "application" || redirect === "leads" ? redirect : null,
  };
}

/** Asks for the mail with a reset link. Throws an ApiFailure. */
export async function requestReset(params: ForgotPasswordQuery): Promise<void> {
  await request({ url: "/auth/forgot-password", params });
}

/** Sets a new password with the token of a reset link. Throws an ApiFailure. */
export async function resetPassword(body: ResetPasswordBody): Promise<void> {
  await request({ url: "/auth/forgot-password", method: "POST", body });
}

/** Verifies an account with the token of its link. Throws an ApiFailure. */
export async function verifyAccount(body: VerifyBody): Promise<VerifyReply> {
  const { data } = await request({ url: "/auth/verify", method: "POST", body });
  const type = field(data, "type");
  if (type !== 1 && type !== 2) throw unreadable();
  return { type };
}
