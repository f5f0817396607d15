import type { AccountType } from "@quotehaven/contract/wire";

type Confirmed = { accountType: AccountType; email: string };

/** The address that was confirmed last on this page, for the sign-in that follows. */
export type ConfirmedEmail = {
  keep(confirmed: Confirmed): void;
  /** Empty where none of this kind of account was confirmed. */
  of(accountType: AccountType): string;
  forget(): void;
};

/** Keeps a confirmed address in memory alone: nothing of it is in the browser's storage or history. */
export function confirmedEmail(): ConfirmedEmail {
  let kept: Confirmed | null = null;
  return {
    keep: (confirmed) => {
      kept = confirmed;
    },
    of: (accountType) => (kept?.accountType === accountType ? kept.email : ""),
    forget: () => {
      kept = null;
    },
  };
}
