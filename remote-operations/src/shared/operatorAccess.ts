import type {
  EnrolBody,
  EnrolmentReply,
  OperatorSignInBody,
  OperatorSignInReply,
  RecoveryCodesReply,
} from "@quotehaven/contract/schemas";
import { request } from "@quotehaven/platform";

// These calls carry passwords and codes, so they do not pass through the query cache, which keeps what a
// call was made with.

/** Signs an operator in and answers the session's sid. Throws an ApiError. */
export async function signIn(body: OperatorSignInBody): Promise<string> {
  const { sid } = await sent<OperatorSignInReply>("/operations/sign-in", "POST", body);
  return sid;
}

/** What the authenticator is to know, for the token of a link. Throws an ApiError. */
export async function beginEnrolment(token: string): Promise<EnrolmentReply["data"]> {
  const { data } = await sent<EnrolmentReply>("/operations/enrolment", "POST", { token });
  return data;
}

/** Uses the link up, and answers the recovery codes. Throws an ApiError. */
export async function enrol(body: EnrolBody): Promise<string[]> {
  const { data } = await sent<RecoveryCodesReply>("/operations/enrolment", "PUT", body);
  return data;
}

/** Replaces the recovery codes, and answers the new ones. Throws an ApiError. */
export async function renewRecoveryCodes(code: string): Promise<string[]> {
  const { data } = await sent<RecoveryCodesReply>("/operations/recovery-codes", "POST", { code });
  return data;
}

/** The API's schema says what a call of ours answers. */
async function sent<Reply>(url: string, method: "POST" | "PUT", body: object): Promise<Reply> {
  const { data } = await request({ url, method, body });
  return data as Reply;
}
