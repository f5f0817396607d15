import { join } from "node:path";
import { bundleHeadScript, prerenderGlobalStyle, prerenderScreens } from "./prerender.mjs";
import { readApp } from "./readApp.mjs";

const root = join(import.meta.dirname, "..", "..");

it("prerenders each page that an app lists, in both languages", async () => {
  const app = join(root, "remote-agent");
  const { routes } = await readApp(app);
  const pages = await prerenderScreens(app, routes);
  expect(pages.map(({ prefix, path }) => [prefix, path])).toEqual(
    routes.flatMap(({ prefix, prerender = [] }) => prerender.map((path) => [prefix, path])),
  );
  for (const { html, css } of pages) {
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

it("refuses to prerender a page that is not for anyone", async () => {
  const routes = [{ prefix: "/profile", role: "consumer", prerender: ["/dashboard"] }];
  await expect(prerenderScreens(join(root, "remote-consumer"), routes)).rejects.toThrow(
    "/profile is for consumer",
  );
});

it("gives the rules of every page, with the colours of both themes and the fonts by name", async () => {
  const css = await prerenderGlobalStyle(join(root, "shell"));
  expect(css).toContain("prefers-color-scheme: dark");
  expect(css).toContain('url("asset:figtree-latin-wght-normal.woff2")');
});

it("makes the script in the head small: it holds up the first paint", async () => {
  const script = await bundleHeadScript(join(root, "shell", "src", "head", "main.ts"));
  expect(script.length).toBeLessThan(3_000);
});
