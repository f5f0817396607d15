/** By the name that remotes import: whether it is fetched late, and which names alone are given. */
export const sharedModules: Record<string, { late?: true; only?: string[] }>;
export function takenShares(): Record<
  string,
  { singleton: true; requiredVersion: false; import: false }
>;
