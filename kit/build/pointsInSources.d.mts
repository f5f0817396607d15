export function pointsInSources(
  folders: string[],
): Record<"says" | "hears" | "slices" | "endpoints", string[]>;
