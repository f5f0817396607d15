import type { CustomerRole } from "@quotehaven/contract/rules";

type Confirmed = { role: CustomerRole; email: string };

export type ConfirmedEmail = ReturnType<typeof confirmedEmail>;

/**
 * The address that was confirmed last on this page, for the sign-in that follows. In memory alone:
 * nothing of it is in the browser's storage or history.
 */
export function confirmedEmail() {
  let kept: Confirmed | null = null;
  return {
    keep: (confirmed: Confirmed) => {
      kept = confirmed;
    },
    /** Empty where none of this kind of account was confirmed. */
    of: (role: CustomerRole) => (kept?.role === role ? kept.email : ""),
    forget: () => {
      kept = null;
    },
  };
}
