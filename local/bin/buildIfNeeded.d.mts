/** Builds what is stale. @throws where something could not be built */
export function buildIfNeeded(): Promise<void>;
