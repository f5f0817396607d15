import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { nodeBuild } from "./nodeBuild.mjs";

const files = {
  "package.json": `{ "version": "1.2.3", "quotehaven": { "scriptBudgetBytes": 20000 } }`,
  "src/routes.tsx": `import { area, createRemoteStore, defineRemote } from "@quotehaven/platform";
    export default defineRemote({
      store: createRemoteStore({ name: "harbour" }),
      team: "Harbour",
      contract: "^1.0.0",
      messages: {
        en: () => import("./messages/en.json", { with: { type: "json" } }),
        es: () => import("./messages/es.json", { with: { type: "json" } }),
      },
      areas: [
        area({
          prefix: "/harbour",
          role: "anyone",
          title: "Boats",
          description: "Boats.",
          routes: [
            {
              lazy: () => import("./features/Frame"),
              children: [
                {
                  index: true,
                  handle: { prerender: ["/", "/?of=sail"] },
                  lazy: () => import("./features/Home"),
                },
                { path: "chart", lazy: () => import("./features/Chart") },
              ],
            },
          ],
        }),
      ],
    });`,
  "src/messages/en.json": `{ "title": "Boats" }`,
  "src/messages/es.json": `{ "title": "Barcos" }`,
  "src/features/Frame.tsx": `import { Outlet } from "react-router-dom";
    import { styled } from "styled-components";
    const Main = styled.main\`margin: 8px\`;
    export const Component = () => <Main><Outlet /></Main>;`,
  "src/features/Home.tsx": `import { Button } from "@quotehaven/shared-ui";
    import { useTranslation } from "react-i18next";
    import { useSearchParams } from "react-router-dom";
    import { styled } from "styled-components";
    import photo from "./boat.png";
    const Title = styled.h1\`color: red\`;
    export function Component() {
      const { t } = useTranslation("harbour");
      const [params] = useSearchParams();
      return <><Title>{t("title")}</Title><Button>{params.get("of")}</Button><img src={photo} /></>;
    }`,
  "src/features/boat.png": "a picture",
  "src/features/Chart.tsx": `const { width } = window.screen;
    export const Component = () => <p>{width}</p>;`,
};

let place: string;
let build: ReturnType<typeof nodeBuild>;
let built: Awaited<ReturnType<typeof build>>;
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), "quotehaven-harbour-"));
  const folder = join(place, "remote-harbour");
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  await symlink(join(import.meta.dirname, "../../node_modules"), join(place, "node_modules"));
  build = nodeBuild(folder);
  built = await build();
});
afterAll(async () => {
  build.remove();
  await rm(place, { recursive: true, force: true });
});

it("tells of an app what it says, and the source files that each path needs first", () => {
  const { name, team, version, scriptBudgetBytes, routes } = built.app;
  expect({ name, team, version, scriptBudgetBytes }).toEqual({
    name: "harbour",
    team: "Harbour",
    version: "1.2.3",
    scriptBudgetBytes: 20_000,
  });
  const [frame, home, chart] = ["Frame", "Home", "Chart"].map((one) => `src/features/${one}.tsx`);
  expect(routes.map(({ screens }) => screens)).toEqual([
    { "/": [frame, home], "/chart": [frame, chart] },
  ]);
});

it("prerenders each page that an app lists, in both languages, with its rules", () => {
  expect(built.pages.map(({ prefix, path }) => [prefix, path])).toEqual([
    ["/harbour", "/"],
    ["/harbour", "/?of=sail"],
  ]);
  for (const { path, html, css } of built.pages) {
    expect(html.en).toMatch(/<main [^>]*><h1 [^>]*>Boats<\/h1><button/);
    expect(html.es).toMatch(/<main [^>]*><h1 [^>]*>Barcos<\/h1><button/);
    expect(css).toContain("{color:red;}");
    for (const text of Object.values(html)) {
      expect(text).toContain('src="asset:boat.png"');
      expect(text.includes(">sail</button>")).toBe(path === "/?of=sail");
      expect(text).not.toContain("<script");
      // Of the frame, the title, the button, and what stands around every screen.
      const styled = classesIn(text).filter((name) => css.includes(`.${name}{`));
      expect(styled.length).toBeGreaterThanOrEqual(4);
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
