/** Builds what is stale, or what of it is wanted. @throws where something could not be built */
export function buildIfNeeded(wanted?: readonly string[]): Promise<void>;
