import { isSafePath } from "./rememberedPath";

const prefixes = ["/", "/profile", "/agent", "/payment"];

describe("isSafePath", () => {
  it.each(["/", "/profile", "/profile/my-quotes", "/payment?leadId=12", "/agent#top"])(
    "follows %s",
    (path) => {
      expect(isSafePath(path, prefixes)).toBe(true);
    },
  );

  it.each([
    "//evil.example",
    "/\\evil.example",
    "/profile\\..",
    "javascript:alert(1)",
    "https://evil.example/profile",
    "/\t/evil.example",
    "/profile\n",
    "/profiles",
    "/nowhere",
    "/profile/../nowhere",
    "/%2f/evil.example",
    "/%5cevil",
    "/%zz",
    "",
    null,
    12,
  ])("refuses %p", (path) => {
    expect(isSafePath(path, prefixes)).toBe(false);
  });
});
