import { isApiError } from "@quotehaven/platform";

/**
 * Makes a call that needs a human-verification token. A token may have expired
 * while a device slept, so a call refused for its token alone is made once more
 * with a new one.
 */
export async function withFreshToken<T>(
  getToken: () => Promise<string>,
  call: (token: string) => Promise<T>,
): Promise<T> {
  try {
    return await call(await getToken());
  } catch (error) {
    const isTokenRefused = isApiError(error) && error.codes.includes("invalid-token");
    if (!isTokenRefused) throw error;
    return call(await getToken());
  }
}
