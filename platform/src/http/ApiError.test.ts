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
