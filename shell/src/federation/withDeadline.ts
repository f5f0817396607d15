import { RemoteError } from "./RemoteError";

/** What `work` gives, or a RemoteError of kind `timeout` where that takes longer than `ms`. */
export async function withDeadline<T>(work: Promise<T>, ms: number, name: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new RemoteError("timeout", name, `${name} did not arrive within ${ms} ms.`)),
      ms,
    );
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
