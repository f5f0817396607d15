// styled-components ships its module build without declaring it, so Node reads the CommonJS one and
// gives its whole exports as the default. A bundler gives `styled`; so does this.
import library from "styled-components/dist/styled-components.browser.cjs.js";

export const {
  createGlobalStyle,
  css,
  isStyledComponent,
  keyframes,
  ServerStyleSheet,
  styled,
  StyleSheetManager,
  ThemeProvider,
  useTheme,
  version,
} = library;
export default library.styled;

/** For a page that has no styles: each is added again where it is used. */
export function forgetStyles() {
  const { mainSheet } = library.__PRIVATE__;
  mainSheet.names.clear();
  mainSheet.keyframeIds.clear();
  mainSheet.gs = {};
  mainSheet.clearTag();
}
