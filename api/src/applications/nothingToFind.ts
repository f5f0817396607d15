/** What agents find and sort a lead by, of an application of which they find nothing any more. */
export const nothingToFind = {
  needs: "[]",
  need: 0,
  premium_yearly: 0,
  renews_on: null,
  client_words: "",
  client_state: null,
} as const;
