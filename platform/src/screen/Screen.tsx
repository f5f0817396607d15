import { brand, focusHeading, isOverlayOpen } from "@quotehaven/shared-ui";
import { useEffect, useRef, type ReactNode, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useMatches } from "react-router-dom";
import styled from "styled-components";
import type { RouteHandle } from "../remote/RemoteDefinition";

const Root = styled.div`
  &:focus {
    outline: none;
  }
`;

/** Sets `document.title`, to `Leads · Quotehaven`: the own title, or that of the deepest route that has one. */
function useDocumentTitle(ownTitle: string | undefined): void {
  const { i18n } = useTranslation("platform");
  const key = useMatches()
    .map(({ handle }) => (handle as RouteHandle | undefined)?.title)
    .findLast(Boolean);
  const title = ownTitle ?? (key && i18n.t(key));
  useEffect(() => {
    document.title = title ? `${title} · ${brand.name}` : brand.name;
  }, [title]);
}

type ScreenProps = {
  /** Only where the title depends on data. Otherwise the `handle` of the route has it. */
  title?: string;
  children: ReactNode;
};

/**
 * A screen that a person opens: names the document, and after a navigation
 * moves the focus to its `h1` (which the children hold), so that a screen
 * reader tells where one is. The first page of a visit leaves the focus alone.
 */
export function Screen({ title, children }: ScreenProps) {
  const root = useRef<HTMLDivElement>(null);
  const { pathname, key } = useLocation();
  useDocumentTitle(title);

  const takeFocus = useEffectEvent(() => {
    const isFirstPage = key === "default";
    if (isFirstPage || isOverlayOpen()) return;
    if (root.current && !focusHeading(root.current)) root.current.focus({ preventScroll: true });
  });
  useEffect(() => {
    takeFocus();
    // Only another screen moves the focus, not another filter or page of the same one.
  }, [pathname]);

  return (
    <Root ref={root} tabIndex={-1}>
      {children}
    </Root>
  );
}
