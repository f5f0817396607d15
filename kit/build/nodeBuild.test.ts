import { join } from "node:path";
import { nodeBuild } from "./nodeBuild.mjs";

const root = join(import.meta.dirname, "..", "..");

let built: Awaited<ReturnType<ReturnType<typeof nodeBuild>>>;
beforeAll(async () => {
  built = await nodeBuild(join(root, "remote-agent"))();
});

it("tells of an app what it says, and the source files that each path needs first", () => {
  const { name, team, version, scriptBudgetBytes, routes } = built.app;
  expect({ name, team, version }).toEqual({
    name: "agent",
    team: "Agent experience",
    version: "1.0.0",
  });
  expect(scriptBudgetBytes).toBeGreaterThan(0);
  const [landing] = routes.filter(({ landingOf }) => landingOf === "agent");
  expect(landing?.screens).toEqual({ "/": ["src/features/landing/LandingScreen.tsx"] });
});

it("prerenders each page that an app lists, in both languages", () => {
  expect(built.pages.map(({ prefix, path }) => [prefix, path])).toEqual(
    built.app.routes.flatMap(({ prefix, prerender }) => prerender.map((path) => [prefix, path])),
  );
  for (const { html, css } of built.pages) {
    expect(html.en).toMatch(/<(h1|main)[ >]/);
    expect(html.es).not.toBe(html.en);
    for (const text of Object.values(html)) {
      expect(text).not.toContain("<script");
      const styled = classesIn(text).filter((name) => css.includes(`.${name}{`));
      expect(styled.length).toBeGreaterThan(10);
      // An id that counts components is another one in another build.
      expect(classesIn(text).filter((name) => /^sc-\w*[A-Z]/.test(name))).toEqual([]);
    }
  }
});

const classesIn = (html: string) => [
  ...new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = ""]) => list.split(" "))),
];

it("gives the rules of every page, with the colours of both themes and the fonts by name", () => {
  expect(built.globalStyle).toContain("prefers-color-scheme: dark");
  expect(built.globalStyle).toContain('url("asset:figtree-latin-wght-normal.woff2")');
});
