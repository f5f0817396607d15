import { failedFirst } from "../compat/failedFirst";

const printed = `Running 2 tests using 1 worker

  ✓  1 [others] › e2e/journeys/quoting.spec.ts:17:1 › the first gets it (40.9s)
  ✘  2 [others] › e2e/journeys/quoting.spec.ts:148:1 › a session that ends leads back (31.0s)

  1) [others] › e2e/journeys/quoting.spec.ts:148:1 › a session that ends leads back › logs in 

    TimeoutError: locator.click: Timeout 15000ms exceeded.
`;

it("begins with what failed, so that a row says what breaks", () => {
  expect(failedFirst(printed)).toBe(`breaks: a session that ends leads back › logs in\n${printed}`);
});

it("leaves as it is what failed before any journey began", () => {
  expect(failedFirst("Error: no tests found")).toBe("Error: no tests found");
});
