import { pageOf } from "./composePages";

const pages = ["/", "/agent", "/agent/profile", "/agent/profile/leads", "/profile"].map((path) => ({
  path,
}));

describe("the page of a path", () => {
  it.each([
    ["/", "/"],
    ["/foo", "/"],
    ["/agent", "/agent"],
    ["/agents", "/"],
    ["/agent/profile/leads/12", "/agent/profile/leads"],
    ["/agent/profile/agency-details", "/agent/profile"],
    ["/profile/zzz/y", "/profile"],
  ])("%s shows the page of %s", (path, page) => {
    expect(pageOf(pages, path)?.path).toBe(page);
  });
});
