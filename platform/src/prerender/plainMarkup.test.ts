import { plainMarkup } from "./plainMarkup";

const rule = (group: number, css: string) =>
  `${css}/*!sc*/\ndata-styled.g${group}[id="sc-${group}"]{content:"x,"}/*!sc*/\n`;
const styles = (...rules: string[]) =>
  `<style data-styled="true" data-styled-version="6">${rules.join("")}</style>`;

it("keeps only classes that a rule names, under names of its own", () => {
  const { html, css } = plainMarkup([
    {
      html: '<p class="sc-abc fooBar">Hello</p><p class="sc-abc">You</p>',
      css: styles(rule(1, ".fooBar{margin:0.5em;}")),
    },
  ]);
  expect(html).toEqual(['<p class="p0">Hello</p><p>You</p>']);
  expect(css).toBe(".p0{margin:0.5em;}");
});

it("names inner classes of a selector as well, and leaves numbers and files alone", () => {
  const { html, css } = plainMarkup([
    {
      html: '<div class="aa"><i class="sc-in bb"></i></div>',
      css: styles(
        rule(1, '@media (min-width:1.5px){.aa .sc-in:hover{background:url("asset:a.woff2");}}'),
        rule(2, ".bb{top:.5px;}"),
      ),
    },
  ]);
  expect(html).toEqual(['<div class="p0"><i class="p1 p2"></i></div>']);
  expect(css).toBe(
    '@media (min-width:1.5px){.p0 .p1:hover{background:url("asset:a.woff2");}}\n.p2{top:.5px;}',
  );
});

it("says inline styles as rules that win over others, as those do", () => {
  const { html, css } = plainMarkup([
    { html: '<svg style="max-width:100%;height:auto"></svg>', css: styles() },
  ]);
  expect(html).toEqual(['<svg data-style="p-0"></svg>']);
  expect(css).toBe('[data-style="p-0"]{max-width:100%!important;height:auto!important}');
});

it("gives versions of a page one list of rules, in the order that styled-components wants", () => {
  const { html, css } = plainMarkup([
    { html: '<p class="aa">Hello<!-- --> you</p>', css: styles(rule(2, ".aa{top:0;}")) },
    {
      html: '<p class="aa bb">Hola</p>',
      css: styles(rule(1, ".bb{left:0;}"), rule(2, ".aa{top:0;}")),
    },
  ]);
  expect(css).toBe(".p0{left:0;}\n.p1{top:0;}");
  expect(html).toEqual(['<p class="p1">Hello you</p>', '<p class="p1 p0">Hola</p>']);
});
