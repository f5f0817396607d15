import type { Page } from "@playwright/test";
import { publish, retire } from "@quotehaven/release";
import { aTeamsRemote } from "./aTeamsRemote";
import { expect, expectDashboard, expectOthersWork, goInPage, store, test } from "./attack";

const files = {
  "src/routes.tsx": `import { area, createRemoteStore, defineRemote } from "@quotehaven/platform";
const texts = async () => ({});
export default defineRemote({
  store: createRemoteStore({ name: "loud" }),
  team: "Loud",
  contract: "^1.0.0",
  messages: { en: texts, es: texts },
  areas: [
    area({
      prefix: "/loud",
      role: "consumer",
      title: "Loud",
      description: "Styles everything.",
      routes: [{ index: true, lazy: () => import("./features/Loud") }],
    }),
  ],
});`,
  "src/features/loud.css": "body { text-indent: 7px }",
  "src/features/Loud.tsx": `import { useEffect } from "react";
import { createGlobalStyle } from "styled-components";
import "./loud.css";

const Everywhere = createGlobalStyle\`* { letter-spacing: 7px } body { outline: 7px solid red }\`;

export function Component() {
  useEffect(() => {
    const adopted = new CSSStyleSheet();
    adopted.replaceSync("body { text-transform: uppercase }");
    document.adoptedStyleSheets.push(adopted);
    const byRules = document.head.appendChild(document.createElement("style"));
    byRules.sheet.insertRule("body, .card { word-spacing: 7px }");
    const written = document.head.appendChild(document.createElement("style"));
    written.textContent = "body { font-style: italic }";
  }, []);
  return (
    <main>
      <style href="loud" precedence="default">{"body { font-weight: 900 }"}</style>
      <Everywhere />
      <h1>Loud</h1>
    </main>
  );
}`,
};

let loud: Awaited<ReturnType<typeof aTeamsRemote>>;
test.beforeAll(async () => {
  loud = await aTeamsRemote({ name: "loud", prefix: "/loud", audience: "consumer" }, files);
  await publish(store(), await loud.build());
});
test.afterAll(async () => {
  await retire(store(), "loud");
  await loud.remove();
});

/** What of its style the page has, by how it came there. */
const appliedTo = (page: Page) =>
  page.evaluate(() => {
    const style = getComputedStyle(document.body);
    const ways: [string, boolean][] = [
      ["createGlobalStyle", style.letterSpacing === "7px" && style.outlineWidth === "7px"],
      ["an adopted sheet", style.textTransform === "uppercase"],
      ["rules put into an element", style.wordSpacing === "7px"],
      ["an imported file", style.textIndent === "7px"],
      ["a written style element", style.fontStyle === "italic"],
      ["a style element of React", style.fontWeight === "900"],
    ];
    return ways.filter(([, isApplied]) => isApplied).map(([way]) => way);
  });

const own = [
  "createGlobalStyle",
  "an adopted sheet",
  "rules put into an element",
  "an imported file",
];

test("styles for the whole page, in every way there is", async ({
  people,
  openAs,
  complaints,
  row,
}) => {
  const page = await openAs(await people.consumer());
  complaints.expect(/Content Security Policy|status of 422/);
  await page.goto("/loud");
  await expect.poll(() => appliedTo(page)).toEqual(own);
  await expectDashboard(page);
  expect(await appliedTo(page)).toEqual([]);
  await expectOthersWork(page);
  expect(await appliedTo(page)).toEqual([]);
  await goInPage(page, "/verify?token=any");
  await expect(page.getByRole("button", { name: "Verify Account" })).toBeVisible();
  expect(await appliedTo(page)).toEqual([]);
  await goInPage(page, "/loud");
  await expect.poll(() => appliedTo(page)).toEqual(own);
  row({
    seen: "its own area in its style, every other area as it was",
    refused: "the page's policy: style elements with text",
  });
});
