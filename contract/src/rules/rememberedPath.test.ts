import { isSafePath } from "./rememberedPath";

const prefixes = ["/", "/profile", "/agent", "/payment"];

it.each([
  "/",
  "/profile",
  "/profile/my-quotes",
  "/profile/my quotes",
  "/payment?leadId=12",
  "/agent#top",
])("follows %s", (path) => {
  expect(isSafePath(path, prefixes)).toBe(true);
});

it("follows no more than two thousand characters", () => {
  const path = "/profile/".padEnd(2000, "x");
  expect(isSafePath(path, prefixes)).toBe(true);
  expect(isSafePath(`${path}x`, prefixes)).toBe(false);
});

it.each([
  "//evil.example",
  "/\\evil.example",
  "/profile\\..",
  "javascript:alert(1)",
  "https://evil.example/profile",
  "/\t/evil.example",
  "/profile\n",
  "/profile\u007f",
  "/profile/\u007f",
  "profile/my-quotes",
  "/profiles",
  "/nowhere",
  "/profile/../nowhere",
  "/%2f/evil.example",
  "/%5cevil",
  "/profile/%5cevil",
  "/%zz",
  "",
  null,
  12,
  ["/profile"],
])("refuses %p", (path) => {
  expect(isSafePath(path, prefixes)).toBe(false);
});
