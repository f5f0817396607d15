/** Around the list, so that its rows go by the room that the list has. */
export const containerName = "leads";
/** One line for each lead, with all columns. */
export const inColumns = `@container ${containerName} (min-width: 820px)`;
/** Two lines for each lead; one beside an open summary, which says the rest. */
export const folded = `@container ${containerName} (max-width: 819.98px)`;
