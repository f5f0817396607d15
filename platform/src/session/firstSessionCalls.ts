import { latestNotifications } from "../notifications/latestNotifications";

/** Where the server is asked whether the session lives. */
export const SESSION_CHECK = "/auth/check-session";

const { limit, offset } = latestNotifications;

/** What every page asks whose reader may be signed in: whether the session lives, and what the bell shows. */
export const firstSessionCalls: readonly string[] = [
  SESSION_CHECK,
  `/notifications?limit=${limit}&offset=${offset}`,
];
