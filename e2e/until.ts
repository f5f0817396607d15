const pauseMs = 50;

/** It was looked for long enough. */
export class WaitedInVain extends Error {
  constructor(what: string) {
    super(`Waited in vain for ${what}.`);
  }
}

/** What `look` finds, as soon as it finds something; it is asked again until then. */
export async function until<Found>(
  what: string,
  look: () => Promise<Found | undefined | null | false>,
  waitMs = 120_000,
): Promise<Found> {
  const deadline = Date.now() + waitMs;
  for (;;) {
    const found = await look();
    if (found !== undefined && found !== null && found !== false) return found;
    if (Date.now() > deadline) throw new WaitedInVain(what);
    await new Promise((resume) => setTimeout(resume, pauseMs));
  }
}
