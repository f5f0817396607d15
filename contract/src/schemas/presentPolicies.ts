import { Type, type Static } from "typebox";
import { limits, policyMonths } from "../rules/constants";
import { CalendarDate, Nullable, oneOf } from "./common";
import { presentCoverSchema } from "./cover";

const policy = <Name extends "home" | "auto">(type: Name) =>
  Type.Object(
    {
      carrier: Type.Optional(Type.String({ maxLength: limits.companyLength })),
      expires: Type.Optional(CalendarDate),
      premium: Type.Optional(
        Type.Object(
          {
            dollars: Type.Integer({ minimum: 1, maximum: limits.premiumDollars }),
            months: oneOf(policyMonths),
          },
          { additionalProperties: false },
        ),
      ),
      cover: presentCoverSchema(type),
    },
    { additionalProperties: false },
  );

const policies = { home: Type.Optional(policy("home")), auto: Type.Optional(policy("auto")) };

/** The policies that a client has today, by insurance type. What is absent is not known. */
export const PresentPolicies = Type.Object(policies, { additionalProperties: false });
export type PresentPolicies = Static<typeof PresentPolicies>;

/** With whether agents may see them. */
export const OwnPolicies = Type.Object(
  { ...policies, shared: Type.Boolean() },
  { additionalProperties: false },
);
export type OwnPolicies = Static<typeof OwnPolicies>;

/** Replaces what is kept; null where no policy is left. */
export const OwnPoliciesReply = Type.Object({ data: Nullable(OwnPolicies) });
export type OwnPoliciesReply = Static<typeof OwnPoliciesReply>;
