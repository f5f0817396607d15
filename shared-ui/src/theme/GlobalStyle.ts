import { createGlobalStyle } from "styled-components";
import { brand } from "./brand";
import { fontFaces } from "./fonts";
import { cssVariable, theme } from "./theme";

const colors = (of: Record<string, string>) =>
  Object.entries(of)
    .map(([role, value]) => `${cssVariable(role)}:${value};`)
    .join("");

const lightRoot = `color-scheme:light;${colors(brand.colors.light)}
--shadow-low:0 1px 2px rgb(60 45 20 / 7%),0 2px 8px rgb(60 45 20 / 6%);
--shadow-high:0 4px 12px rgb(60 45 20 / 9%),0 18px 48px rgb(60 45 20 / 16%);`;
const darkRoot = `color-scheme:dark;${colors(brand.colors.dark)}
--shadow-low:0 1px 2px rgb(0 0 0 / 30%),0 2px 8px rgb(0 0 0 / 24%);
--shadow-high:0 4px 12px rgb(0 0 0 / 36%),0 18px 48px rgb(0 0 0 / 50%);`;

/**
 * Fonts, colours of both themes, and the page's ground. Rendered once, by the shell.
 *
 * The theme follows the system; `data-theme="light"` or `"dark"` on the html element overrides it.
 */
export const GlobalStyle = createGlobalStyle`
  ${fontFaces}
  :root { ${lightRoot} --motion-fast: 150ms; --motion-normal: 220ms; }
  @media screen and (prefers-color-scheme: dark) {
    :root:not([data-theme="light"]) { ${darkRoot} }
  }
  @media screen { :root[data-theme="dark"] { ${darkRoot} } }
  @media (prefers-reduced-motion: reduce) {
    :root { --motion-fast: 1ms; --motion-normal: 1ms; }
    *, *::before, *::after { scroll-behavior: auto !important; }
  }
  /* While a window holds the page still, the room of its scrollbar is dimmed like the page. */
  :root[style*="scrollbar-gutter"] { background: ${theme.color.backdrop}; }
  *, *::before, *::after { box-sizing: border-box; }
  /* What takes the focus comes into sight between what stays at the edges: headers, messages, bars of buttons, a phone's menu. */
  html { scroll-padding-block: max(min(80px, 15vh), var(--toast-room, 0px)) min(160px, 25vh); -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
  body {
    margin: 0;
    background: ${theme.color.surface};
    color: ${theme.color.ink};
    font-family: ${theme.font.sans};
    font-size: ${theme.size[16]};
    line-height: 1.5;
    font-synthesis: none;
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
  }
  h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset { margin: 0; padding: 0; }
  h1, h2, h3 {
    font-family: ${theme.font.serif};
    font-weight: ${theme.weight.bold};
    line-height: 1.2;
    letter-spacing: -0.01em;
    text-wrap: balance;
  }
  h1 { font-size: clamp(${theme.size[28]}, 5vw, ${theme.size[36]}); }
  h2 { font-size: ${theme.size[22]}; }
  h3 { font-size: ${theme.size[18]}; }
  p, li { text-wrap: pretty; }
  p { max-width: 75ch; }
  fieldset { border: 0; min-inline-size: 0; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  a { color: ${theme.color.accent}; text-underline-offset: 0.18em; }
  svg, img { display: block; max-width: 100%; }
  :focus-visible { ${theme.focusRing} }
  [tabindex="-1"]:focus-visible { outline: none; }
  /* Contrast themes take backgrounds away, and with them which one of several is on. */
  @media (forced-colors: active) {
    :is(a, button):is([aria-current], [aria-selected="true"], [aria-pressed="true"], [aria-checked="true"]) {
      forced-color-adjust: none;
      background: Highlight !important;
      color: HighlightText !important;
      & * { color: inherit !important; }
    }
    li[aria-current], label:has(> input:checked), [data-highlighted] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
  ::selection { background: ${theme.color.drawWarm}; color: ${brand.colors.light.ink}; }
`;
