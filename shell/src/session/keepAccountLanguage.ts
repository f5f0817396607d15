import type { LanguageBody } from "@quotehaven/contract/schemas";
import { events, reportProblem } from "@quotehaven/platform";
import { api, type PlatformStore } from "@quotehaven/platform/shell";

const { storeLanguage } = api.injectEndpoints({
  endpoints: (build) => ({
    storeLanguage: build.mutation<unknown, LanguageBody>({
      query: (body) => ({ url: "/auth/language", method: "POST", body }),
    }),
  }),
}).endpoints;

/**
 * Tells the account of whoever is signed in when they switch the page's
 * language, so that their mails follow. The screen keeps its language whatever
 * becomes of the call; the next sign-in tells the server again.
 *
 * Returns what ends it.
 */
export function keepAccountLanguage(store: PlatformStore): () => void {
  let lastCall: Promise<unknown> = Promise.resolve();
  return events.on("languageChosen", ({ language }) => {
    if (store.getState().session.status !== "signedIn") return;
    // One after the other: the last choice must be the one that stays.
    lastCall = lastCall
      .then(() => store.dispatch(storeLanguage.initiate({ language }, { track: false })).unwrap())
      .catch((error: unknown) => reportProblem(error, "storing the language with the account"));
  });
}
