import { GlobalStyle, PartBoundary } from "@quotehaven/shared-ui";
import type { ReactNode } from "react";
import { Provider } from "react-redux";
import { TranslatedUi } from "../i18n/TranslatedUi";
import { SHELL_MESSAGES } from "../i18n/translator";
import { MessagesOf } from "../i18n/useTranslation";
import { reportProblem } from "../problems/reportProblem";
import type { PlatformStore } from "../store/PlatformStore";

/**
 * The root of every page, in the browser and in the build that prerenders: both render the same tree,
 * or React could not hydrate it.
 */
export function PageRoot({
  store,
  fallback = null,
  hasGlobalStyle = true,
  children,
}: {
  store: PlatformStore;
  /** False where the rules of every page are prerendered on their own: their fonts are the shell's. */
  hasGlobalStyle?: boolean;
  /** Shown when the frame itself breaks. */
  fallback?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Provider store={store}>
      <MessagesOf package={SHELL_MESSAGES}>
        <TranslatedUi>
          {hasGlobalStyle && <GlobalStyle />}
          <PartBoundary
            onError={(error) => reportProblem(error, "the frame")}
            fallback={() => fallback}
          >
            {children}
          </PartBoundary>
        </TranslatedUi>
      </MessagesOf>
    </Provider>
  );
}
