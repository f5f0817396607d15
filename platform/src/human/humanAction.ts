/** What a proof of being human is asked for; it counts for nothing else. */
export type HumanAction =
  "login" | "forgot-password" | "feedback" | "signup" | "verify" | "reset" | "quote";
