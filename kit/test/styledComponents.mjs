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
