import type { ApiError } from "../http/ApiError";
import { errorWords } from "./errorWords";
import { translator } from "./translator";
import type { Translate } from "./useTranslation";

const t = translator().t as Translate;

function wordsOf(error: Partial<ApiError>): string[] {
  return errorWords({ status: 422, codes: [], message: "", ...error }, t);
}

it.each([
  ["insurance-company-not-found", "Insurance company not found"],
  ["already-submitted", "Application already submitted"],
  ["duplicate-email", "A user with that email address already exists."],
  ["doesnt-exist", "User with that email doesn't exist"],
  ["invalid-token", "Invalid token"],
  ["password", "Passwords must match"],
  ["phone", "Phone number must be 10 characters long"],
])("words the code %s as the catalogue does", (code, message) => {
  expect(wordsOf({ codes: [code] })).toEqual([message]);
});

it("has one sentence for each code", () => {
  expect(wordsOf({ codes: ["duplicate-email", "phone"] })).toHaveLength(2);
});

it("says the server's sentence for an unknown code, never the code", () => {
  expect(wordsOf({ codes: ["xyz"], message: "The moon is full." })).toEqual(["The moon is full."]);
});

it("adds the server's sentence when it knows only some of the codes", () => {
  const codes = ["duplicate-email", "xyz", "uvw"];
  expect(wordsOf({ codes, message: "The moon is full." })).toEqual([
    "A user with that email address already exists.",
    "The moon is full.",
  ]);
  expect(wordsOf({ codes })).toEqual(["A user with that email address already exists."]);
});

it("has words where the server has none", () => {
  expect(wordsOf({ codes: ["xyz"] })).toEqual(["Something went wrong. Please try again."]);
});

it("tells a lost network, too many requests and a broken server apart", () => {
  const words = [0, 429, 500].map((status) => wordsOf({ status, message: "Internal" })[0]);
  expect(new Set(words).size).toBe(3);
  expect(words.join(" ")).not.toContain("Internal");
});

it("says that the human check took too long, which no server says", () => {
  expect(wordsOf({ status: 408, codes: ["human-check-failed"] })[0]).toContain("security check");
});

it("says how long to wait", () => {
  expect(wordsOf({ status: 429, retryAfterSeconds: 30 })[0]).toContain("30 seconds");
  expect(wordsOf({ status: 429, retryAfterSeconds: 600 })[0]).toContain("10 minutes");
});

it("says what there was too much of where the code says it", () => {
  const codes = ["too-many-zip-changes"];
  expect(wordsOf({ status: 429, codes, retryAfterSeconds: 40_000 })[0]).toContain("tomorrow");
});

it("keeps a code of the catalogue also when the server is broken", () => {
  expect(wordsOf({ status: 502, codes: ["payment-provider-unavailable"] })[0]).toContain(
    "not charged",
  );
});

it("has words for what is no failed call at all", () => {
  expect(errorWords(new TypeError("x is undefined"), t)).toEqual([
    "Something went wrong. Please try again.",
  ]);
});
