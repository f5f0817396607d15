import { fontFaces } from "./fonts";
import { theme } from "./theme";

const generic = ["system-ui", "sans-serif", "serif"];
const families = (list: string) => list.split(", ").map((each) => each.replaceAll('"', ""));

it.each(["sans", "serif"] as const)("declares every family that %s text names", (kind) => {
  for (const family of families(theme.font[kind]).filter((each) => !generic.includes(each))) {
    expect(fontFaces).toContain(`font-family:"${family}"`);
  }
});

it("shows our fonts whenever they come, and text until then", () => {
  const downloaded = fontFaces.split("\n").filter((face) => face.includes("url("));
  expect(downloaded).toHaveLength(2);
  for (const face of downloaded) expect(face).toContain("font-display:swap");
});
