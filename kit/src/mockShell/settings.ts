import { tabStore } from "@quotehaven/platform/shell";

/** Who is signed in, and how the API answers: what the mock shell's switch chooses. */
export type Settings = {
  session: (typeof sessions)[number];
  answers: (typeof answers)[number];
};

/** Who may be signed in. */
export const sessions = ["none", "consumer", "agent", "operator"] as const;

/** As in the replies, after three seconds, with a 500, or with nothing in them. */
export const answers = ["ok", "slow", "error", "empty"] as const;

const KEY = "mock-shell";

/** What was chosen in this tab. */
export function readSettings(): Settings {
  const kept: unknown = JSON.parse(tabStore.get(KEY) ?? "{}");
  const { session, answers: own } = Object(kept) as Partial<Record<keyof Settings, unknown>>;
  return {
    session: sessions.find((each) => each === session) ?? "none",
    answers: answers.find((each) => each === own) ?? "ok",
  };
}

/** Keeps another choice for this tab, and begins the page anew with it. */
export function choose(change: Partial<Settings>): void {
  tabStore.set(KEY, JSON.stringify({ ...readSettings(), ...change }));
  window.location.reload();
}
