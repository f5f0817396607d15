export function createRemote(
  folder: string,
  answers: {
    name: string;
    team: string;
    prefix: string;
    audience: string;
    /** Where npm takes our packages from. */
    registry?: string;
  },
): void;
