export function staleParts(): string[];
