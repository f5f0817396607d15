import { concernedBy } from "../bin/changes.mjs";

it("asks every journey where something that people use has changed", () => {
  expect(concernedBy(["remote-agent/src/routes.tsx", "docs/remotes.md"]).journeys).toBe("all");
  expect(concernedBy(["e2e/pages/LeadsPage.ts"]).journeys).toBe("all");
  expect(concernedBy(["package-lock.json"]).journeys).toBe("all");
});

it("asks only the changed journeys where nothing else has changed", () => {
  const files = ["e2e/journeys/payment.spec.ts", "README.md", "api/src/x.test.ts"];

  expect(concernedBy(files).journeys).toEqual(["e2e/journeys/payment.spec.ts"]);
  expect(concernedBy(["docs/remotes.md", "e2e/faults/mail.spec.ts"]).journeys).toEqual([]);
});

it("looks for tests of code alone, and formats everything", () => {
  const files = ["contract/src/rules/money.ts", "docs/remotes.md"];

  expect(concernedBy(files).code).toEqual(["contract/src/rules/money.ts"]);
  expect(concernedBy(files).formatted).toEqual(files);
});
