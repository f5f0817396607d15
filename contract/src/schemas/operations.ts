import { Type, type Static } from "typebox";
import { Password, Text, Token } from "./common";

/** What an operator did, as the log names it. */
export const OperatorAct = Type.Union([
  Type.Literal("account-add"),
  Type.Literal("account-link"),
  Type.Literal("account-enrol"),
  Type.Literal("account-remove"),
  Type.Literal("sign-in"),
  Type.Literal("recovery-sign-in"),
  Type.Literal("recovery-codes"),
  Type.Literal("own-sessions-end"),
  Type.Literal("fee-return"),
  Type.Literal("fee-refuse"),
  Type.Literal("license-check"),
  Type.Literal("license-refuse"),
]);
export type OperatorAct = Static<typeof OperatorAct>;

/** `code`: six digits of the authenticator, or a recovery code. */
export const OperatorSignInBody = Type.Object({ email: Text, password: Password, code: Text });
export type OperatorSignInBody = Static<typeof OperatorSignInBody>;

export const OperatorSignInReply = Type.Object({ sid: Type.String() });
export type OperatorSignInReply = Static<typeof OperatorSignInReply>;

/** The token of the link that the command line printed. */
export const EnrolmentBody = Type.Object({ token: Token });
export type EnrolmentBody = Static<typeof EnrolmentBody>;

/** What an authenticator is to know: the address to scan, and its secret to type. */
export const EnrolmentReply = Type.Object({
  data: Type.Object({ email: Type.String(), uri: Type.String(), secret: Type.String() }),
});
export type EnrolmentReply = Static<typeof EnrolmentReply>;

/** `code`: what the authenticator shows, as a proof that it knows the secret. */
export const EnrolBody = Type.Object({ token: Token, password: Password, code: Text });
export type EnrolBody = Static<typeof EnrolBody>;

/** Codes for a day without the authenticator, each good once; told this one time. */
export const RecoveryCodesReply = Type.Object({ data: Type.Array(Type.String()) });
export type RecoveryCodesReply = Static<typeof RecoveryCodesReply>;

/** A fresh code of the authenticator, for what a stolen session must not do. */
export const OperatorCodeBody = Type.Object({ code: Text });
export type OperatorCodeBody = Static<typeof OperatorCodeBody>;
