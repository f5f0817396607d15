import { createStyleSheets } from "./styleSheets";

/** A style element in the page; `styled` as styled-components marks its own. */
function aSheet({ styled = false } = {}): CSSStyleSheet {
  const style = document.head.appendChild(document.createElement("style"));
  if (styled) style.dataset.styled = "active";
  style.textContent = "p { color: red }";
  return style.sheet!;
}

afterEach(() => document.head.replaceChildren());

const applied = (...sheets: CSSStyleSheet[]) => sheets.map(({ disabled }) => !disabled);

it("applies what a remote styles by hand in its own area alone", () => {
  const page = aSheet();
  const styles = createStyleSheets();
  styles.claim(null);
  const loaded = aSheet();
  styles.claim("loud");
  styles.show("loud");
  const added = aSheet();
  const styled = aSheet({ styled: true });
  styles.hide("loud");
  expect(applied(page, styled, loaded, added)).toEqual([true, true, false, false]);
  styles.show("agent");
  const other = aSheet();
  expect(applied(page, styled, loaded, added)).toEqual([true, true, false, false]);
  styles.hide("agent");
  styles.show("loud");
  expect(applied(page, styled, loaded, added, other)).toEqual([true, true, true, true, false]);
});

it("gives a sheet that came while another remote loads to the one that was shown", () => {
  const styles = createStyleSheets();
  styles.show("agent");
  const shown = aSheet();
  styles.claim("agent");
  const loaded = aSheet();
  styles.claim("loud");
  styles.show("agent");
  expect(applied(shown, loaded)).toEqual([true, false]);
});
