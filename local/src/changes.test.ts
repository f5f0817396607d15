import { concernedBy } from "../bin/changes.mjs";

it("runs the journeys that changed, and leaves those to npm test that something else concerns", () => {
  const files = [
    "e2e/journeys/payment.spec.ts",
    "remote-agent/src/routes.tsx",
    "e2e/faults/mail.spec.ts",
  ];

  expect(concernedBy(files).journeys).toEqual(["e2e/journeys/payment.spec.ts"]);
});

it("looks for tests of code alone, and formats everything", () => {
  const files = ["contract/src/rules/money.ts", "docs/remotes.md"];

  expect(concernedBy(files).code).toEqual(["contract/src/rules/money.ts"]);
  expect(concernedBy(files).formatted).toEqual(files);
});
