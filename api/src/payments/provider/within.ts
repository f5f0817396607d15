/** It took longer than it may. */
export class TooLate extends Error {
  constructor(timeoutMs: number) {
    super(`No answer within ${timeoutMs} ms.`);
    this.name = "TooLate";
  }
}

/**
 * Waits for work, but not longer than `timeoutMs`. The work itself goes on: whoever starts it
 * must be content with its effect coming later.
 *
 * @throws TooLate, or what the work throws.
 */
export async function within<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TooLate(timeoutMs)), timeoutMs);
  });
  // Whichever comes second has nobody waiting for it.
  late.catch(() => {});
  work.catch(() => {});
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
