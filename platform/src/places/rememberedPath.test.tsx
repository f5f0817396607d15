import { setPlaces } from "./places";
import { forgetPath, rememberedPath, rememberPath } from "./rememberedPath";

beforeEach(() => {
  sessionStorage.clear();
  setPlaces([{ prefix: "/profile", exact: false, role: "consumer" }]);
});

it("gives back where the person wanted to go", () => {
  rememberPath("/profile/my-quotes?sort=price");
  expect(rememberedPath()).toBe("/profile/my-quotes?sort=price");
});

it("is gone once it was forgotten", () => {
  rememberPath("/profile/my-quotes");
  forgetPath();
  expect(rememberedPath()).toBeNull();
});

it.each([
  "//evil.example/my-quotes",
  "/\\evil.example",
  "https://evil.example/profile",
  "javascript:alert(1)",
  "/unknown",
  "/profile\n/x",
])("neither remembers nor follows %j", (path) => {
  rememberPath(path);
  expect(rememberedPath()).toBeNull();
  sessionStorage.setItem("rememberedPath", path);
  expect(rememberedPath()).toBeNull();
});
