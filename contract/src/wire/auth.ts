import type * as wire from "../schemas";
import { entity, type Inside } from "./codec";
import { customerRoleCodec, roleCodec } from "./enums";

export const loginBody = entity<wire.LoginBody>()({
  email: "email",
  password: "password",
  role: ["type", customerRoleCodec],
  token: "token",
});
export type LoginBody = Inside<typeof loginBody>;

export const loginReply = entity<wire.LoginReply>()({
  role: ["type", customerRoleCodec],
  sid: "sid",
  redirect: "redirect",
  account: "account",
});
export type LoginReply = Inside<typeof loginReply>;

/** `idleEndsAt`: the end without further activity. `endsAt`: the end in any case. */
export const checkSessionReply = entity<wire.CheckSessionReply>()({
  role: ["type", roleCodec],
  idleEndsAt: "idle_ends_at",
  endsAt: "ends_at",
  account: "account",
  timeZone: "time_zone",
});

export const verifyBody = entity<wire.VerifyBody>()({
  token: "token",
  humanToken: "google_token",
});
export type VerifyBody = Inside<typeof verifyBody>;

export const verifyReply = entity<wire.VerifyReply>()({
  role: ["type", customerRoleCodec],
  email: "email",
  waitsFor: "waits_for",
});
export type VerifyReply = Inside<typeof verifyReply>;

export const resetPasswordBody = entity<wire.ResetPasswordBody>()({
  password: "password",
  humanToken: "google_token",
  token: "token",
});
export type ResetPasswordBody = Inside<typeof resetPasswordBody>;
