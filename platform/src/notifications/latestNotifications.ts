/** How many the bell shows. */
export const LATEST_NOTIFICATIONS = 3;

/** What the bell asks for; the session reads it as well after each sign-in. */
export const latestNotifications = { limit: LATEST_NOTIFICATIONS, offset: 0 };
