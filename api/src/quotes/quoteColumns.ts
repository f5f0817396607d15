/** The columns of a quote that its agent and its client both read; of `quotes` with `carriers` joined. */
export const quoteColumns = [
  "quotes.id",
  "carriers.name as carrierName",
  "quotes.bundle_monthly as monthly",
  "quotes.bundle_yearly as yearly",
  "quotes.needs_update as needsUpdate",
  "quotes.accepted_at as acceptedAt",
  "quotes.cover",
  "quotes.valid_until as validUntil",
  "quotes.starts_on as startsOn",
  "quotes.message",
] as const;
