import { errorCodes } from "../rules/errorCodes";
import en from "./en.json" with { type: "json" };
import es from "./es.json" with { type: "json" };

it.each([
  ["English", en],
  ["Spanish", es],
])("has a sentence of %s for every code, and for nothing else", (_language, sentences) => {
  expect(Object.keys(sentences).sort()).toEqual([...errorCodes].sort());
  for (const sentence of Object.values(sentences)) expect(sentence).toMatch(/\S \S/);
});

it("says what the specification says in its section 8", () => {
  expect(en).toMatchObject({
    "insurance-company-not-found": "Insurance company not found",
    "already-submitted": "Application already submitted",
    "duplicate-email": "A user with that email address already exists.",
    "doesnt-exist": "User with that email doesn't exist",
    "invalid-token": "Invalid token",
    password: "Passwords must match",
    phone: "Phone number must be 10 characters long",
  });
});
