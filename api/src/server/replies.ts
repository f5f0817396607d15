import { ErrorReply } from "@quotehaven/contract/schemas";
import { Type, type TSchema } from "typebox";

/** The `response` of a route's schema: what success answers, and the error reply for the rest. */
export function replies<T extends TSchema>(
  success: T,
): { 200: T; "4xx": typeof ErrorReply; "5xx": typeof ErrorReply } {
  return { 200: success, "4xx": ErrorReply, "5xx": ErrorReply };
}

/** The reply to whoever has what is true already (If-None-Match): it has no body. */
export const Unchanged = Type.Unsafe<undefined>({ type: "null" });
