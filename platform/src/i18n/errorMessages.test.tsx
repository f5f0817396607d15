import i18next from "i18next";
import type { ApiError } from "../http/ApiError";
import { errorMessages } from "./errorMessages";
import { startI18n } from "./i18n";

beforeAll(startI18n);

function messagesOf(error: Partial<ApiError>): string[] {
  return errorMessages({ status: 422, codes: [], message: "", ...error }, i18next.t);
}

it("says the server's sentence for codes it does not know, never the code", () => {
  const message = "The moon is full.";
  expect(messagesOf({ codes: ["xyz"], message })).toEqual([message]);
  const codes = ["duplicate-email", "xyz", "uvw"];
  expect(messagesOf({ codes, message })).toEqual([
    "A user with that email address already exists.",
    message,
  ]);
  expect(messagesOf({ codes })).toEqual(["A user with that email address already exists."]);
});

it("tells a lost network, too many requests and a broken server apart", () => {
  const messages = [0, 429, 500].map((status) => messagesOf({ status, message: "Internal" })[0]);
  expect(new Set(messages).size).toBe(3);
  expect(messages.join(" ")).not.toContain("Internal");
});

it("says how long to wait, or until when where the code says it", () => {
  expect(messagesOf({ status: 429, retryAfterSeconds: 30 })[0]).toContain("30 seconds");
  expect(messagesOf({ status: 429, retryAfterSeconds: 600 })[0]).toContain("10 minutes");
  const codes = ["too-many-zip-changes"];
  expect(messagesOf({ status: 429, codes, retryAfterSeconds: 40_000 })[0]).toContain("tomorrow");
});

it("has a sentence for what is no failed call at all", () => {
  expect(errorMessages(new TypeError("x is undefined"), i18next.t)).toEqual([
    "Something went wrong. Please try again.",
  ]);
});
