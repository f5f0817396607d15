import { isTransientFailure } from "./isTransientFailure";

const anError = (status: number) => ({ status, codes: [], message: "" });

it.each([0, 408, 429, 500, 503])("counts a %s as transient", (status) => {
  expect(isTransientFailure(anError(status))).toBe(true);
});

it.each([400, 401, 409, 422, 499])("takes a %s for an answer about what was sent", (status) => {
  expect(isTransientFailure(anError(status))).toBe(false);
});
