/** Names the event of an application's first submission in notifications. */
export const submittedKey = (applicationId: number) => `lead:${applicationId}:submitted`;
