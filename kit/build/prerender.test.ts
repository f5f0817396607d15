import { readdirSync } from "node:fs";
import { join } from "node:path";
import { bundlePageScript, prerenderGlobalStyle, prerenderScreens } from "./prerender.mjs";
import { readApp } from "./readApp.mjs";

const root = join(import.meta.dirname, "..", "..");
const apps = [...readdirSync(root).filter((name) => name.startsWith("remote-")), "shell"].map(
  (app): [string, string | undefined] => [
    app,
    app === "shell" ? "src/firstPaint/ownScreens.ts" : undefined,
  ],
);

it.each(apps)(
  "what %s says of first paints is rendered where there is no window",
  async (app, module) => {
    const { routes } = await readApp(join(root, app));
    const paints = await prerenderScreens(join(root, app), routes, module);
    expect(paints.map(({ prefix, path }) => [prefix, path])).toEqual(
      routes.flatMap(({ prefix, prerender = [] }) => prerender.map((path) => [prefix, path])),
    );
    for (const { html, css } of paints) {
      expect(html.en).toMatch(/<(h1|main)[ >]/);
      expect(html.es).not.toBe(html.en);
      for (const text of Object.values(html)) {
        expect(text).not.toMatch(/ style=|<script|<!--/);
        // What stands for a parameter while a screen is rendered is nobody's.
        expect(text).not.toMatch(/(href|action)="[^"]*\/1\b/);
        expect(classesIn(text).filter((name) => !css.includes(`.${name}`))).toEqual([]);
      }
    }
  },
);

const classesIn = (html: string) => [
  ...new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = ""]) => list.split(" "))),
];

it("gives the rules of every page, with the colours of both themes and the fonts by name", async () => {
  const css = await prerenderGlobalStyle(join(root, "shell"));
  expect(css).toContain("prefers-color-scheme: dark");
  expect(css).toContain('url("asset:figtree-latin-wght-normal.woff2")');
});

it("makes the script in the page small enough to stand there", async () => {
  const script = await bundlePageScript(join(root, "shell", "src", "firstPaint", "main.ts"));
  expect(script.length).toBeLessThan(4_200);
  expect(script).not.toContain("\n");
});
