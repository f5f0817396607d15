import { ApiFailure, isApiError, plainApiError, type ApiError } from "./ApiError";

const refused: ApiError = {
  status: 429,
  codes: ["limit"],
  message: "Too many",
  requestId: "req-1",
  retryAfterSeconds: 17,
  body: { data: ["limit"] },
};

it("is an error with everything that the answer said, and what it came of", () => {
  const cause = new Error("429");
  const failure = new ApiFailure(refused, { cause });
  expect(failure).toBeInstanceOf(Error);
  expect(failure).toMatchObject({ ...refused, name: "ApiFailure", cause });
  expect(isApiError(failure)).toBe(true);
});

it("goes into the store as plain data: without a stack and what it came of", () => {
  expect(plainApiError(new ApiFailure(refused, { cause: new Error("429") }))).toEqual(refused);
});

it.each([
  ["nothing", null],
  ["a text", "429"],
  ["any error", new Error("429")],
  ["a status that is a text", { ...refused, status: "429" }],
  ["codes that are no list", { ...refused, codes: "limit" }],
  ["a message that is none", { ...refused, message: undefined }],
  ["no status", { codes: [], message: "" }],
  ["no codes", { status: 0, message: "" }],
  ["no message", { status: 0, codes: [] }],
])("is not %s", (_what, value) => {
  expect(isApiError(value)).toBe(false);
});
