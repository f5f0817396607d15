/** A moment as it is sent. */
export const at = (moment: Date): string => moment.toISOString();

/** {@link at}, where there may be none. */
export const maybeAt = (moment: Date | null): string | null => moment?.toISOString() ?? null;
