import { GlobalStyle } from "@quotehaven/shared-ui";
import type { ReactNode } from "react";
import { Provider } from "react-redux";
import { TranslatedUi } from "../i18n/TranslatedUi";
import type { PlatformStore } from "../store/createPlatformStore";

/**
 * The root of every page, in the browser and in the build that prerenders: both render the same tree,
 * or React could not hydrate it.
 */
export function PageRoot({
  store,
  hasGlobalStyle = true,
  children,
}: {
  store: PlatformStore;
  /** False where the page links the rules of every page as a style sheet. */
  hasGlobalStyle?: boolean;
  /** The router. */
  children: ReactNode;
}) {
  return (
    <Provider store={store}>
      <TranslatedUi>
        {hasGlobalStyle && <GlobalStyle />}
        {children}
      </TranslatedUi>
    </Provider>
  );
}
