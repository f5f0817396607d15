export { createFakePaymentProvider, type FakePaymentProvider } from "./fakePaymentProvider";
export { lastingSessions, PASSWORD, ZIP_ID, type Operator, type Person } from "./seeds";
export {
  appForTests,
  testApp,
  type Caller,
  type TestApp,
  type TestAppOptions,
  type TestReply,
} from "./testApp";
export { createTestClock, type TestClock } from "./testClock";
export { openTestDatabase } from "./testDatabase";
