import { brand, focusHeading } from "@quotehaven/shared-ui";
import { useEffect, useRef, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import styled from "styled-components";

const Root = styled.div`
  &:focus {
    outline: none;
  }
`;

/** Names the document: `Leads · Quotehaven`. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} · ${brand.name}` : brand.name;
  }, [title]);
}

/**
 * A screen that a person opens: names the document, and after a navigation
 * moves the focus to its `h1` (which the children hold), so that a screen
 * reader tells where one is. The first page of a visit leaves the focus alone.
 */
export function Screen({ title, children }: { title: string; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  const { pathname, key } = useLocation();
  useDocumentTitle(title);

  useEffect(() => {
    const isFirstPage = key === "default";
    if (isFirstPage || document.activeElement?.closest("[role=dialog]")) return;
    if (root.current && !focusHeading(root.current)) root.current.focus({ preventScroll: true });
    // Only another screen moves the focus, not another filter or page of the same one.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname]);

  return (
    <Root ref={root} tabIndex={-1}>
      {children}
    </Root>
  );
}
