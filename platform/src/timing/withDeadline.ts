/** The result of `work`, or a rejection with `tooLate()` where that takes longer than `ms`. */
export async function withDeadline<T>(
  work: Promise<T>,
  ms: number,
  tooLate: () => Error,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(tooLate()), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
