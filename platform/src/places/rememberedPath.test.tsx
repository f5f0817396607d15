import { setPlaces } from "./places";
import { forgetPath, rememberedPath, rememberPath } from "./rememberedPath";

beforeEach(() => {
  sessionStorage.clear();
  setPlaces([{ prefix: "/profile", exact: false, role: "consumer" }]);
});

it("gives back where the person wanted to go, until it is forgotten", () => {
  rememberPath("/profile/my-quotes?sort=price");
  expect(rememberedPath()).toBe("/profile/my-quotes?sort=price");
  forgetPath();
  expect(rememberedPath()).toBeNull();
});

it.each(["//evil.example/my-quotes", "/unknown"])("neither remembers nor follows %j", (path) => {
  rememberPath(path);
  expect(rememberedPath()).toBeNull();
  sessionStorage.setItem("rememberedPath", path);
  expect(rememberedPath()).toBeNull();
});
