export function pointsInSources(
  folders: string[],
): Record<"says" | "hears" | "slices" | "endpoints" | "takes", string[]>;
