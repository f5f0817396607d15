import { isApiError } from "../http/ApiError";

/**
 * Makes a call that needs a human-verification token. A token may have expired
 * while a device slept, so a call refused for its token is made once more with a
 * new one. Rejects with what the call threw, or the verification.
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
