import type { OwnPolicies } from "@quotehaven/contract/wire";
import type { Insertable } from "kysely";
import type { StoredAnswers } from "./storedAnswers";
import type { Consumers } from "./tables";

/** What an account is made of once its registration is confirmed, but for what the row itself says. */
export type WaitingAccount = {
  lastName: string;
  phone: string;
  emailNotifications: boolean;
  /** Of a consumer: the profile, and the answers and policies with which the application begins. */
  consumer?: {
    profile: Omit<Insertable<Consumers>, "user_id">;
    answers: StoredAnswers;
    present: OwnPolicies | null;
  };
};
