import { jest } from "@jest/globals";

// What passes only at its second try is named at the end of `npm test`, to be mended.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
