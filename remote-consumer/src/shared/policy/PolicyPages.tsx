import type { TextPage } from "@quotehaven/contract/policy";
import { theme } from "@quotehaven/shared-ui";
import { useContext, useEffect, useRef, useState, type ReactNode } from "react";
import styled from "styled-components";
import { Drawn, FoundPlacesContext, markStyles, placeIn, wide } from "./FoundPlaces";
import { usePolicyTexts } from "./usePolicyTexts";

const Root = styled.div`
  display: none;

  ${wide} {
    position: sticky;
    top: ${theme.space(3)};
    display: grid;
    gap: ${theme.space(3)};
    align-content: start;
    max-height: min(80vh, 760px);
    overflow: auto;
    padding: ${theme.space(2)};
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.medium};
    background: ${theme.color.surfaceSunken};
  }
`;

/** As large as can be read: it scrolls to the place that is lit. */
const Sheet = styled.div`
  position: relative;
  width: max(100%, 560px);
  background: white;
  box-shadow: ${theme.shadow.low};

  & > canvas {
    display: block;
    width: 100%;
    height: auto;
  }
`;

const Mark = styled.button`
  ${markStyles}
  padding: 0;
  opacity: 0.55;
  cursor: pointer;

  &[aria-pressed="true"] {
    border-width: 3px;
    background: color-mix(in srgb, ${theme.color.accent} 22%, transparent);
    opacity: 1;
  }

  &:hover {
    opacity: 1;
  }
`;

const NotDrawn = styled.p`
  padding: ${theme.space(3)};
  font-size: ${theme.size[14]};
`;

type PolicyPagesProps = {
  /** What a mark says: the field with its value. */
  nameOf: (field: string) => string;
  /** A mark was pressed. */
  onMark: (field: string) => void;
};

/** The pages with something that was read, drawn, with a mark on each place. The values beside them say the same. */
export function PolicyPages({ nameOf, onMark }: PolicyPagesProps) {
  const t = usePolicyTexts();
  const found = useContext(FoundPlacesContext);
  const root = useRef<HTMLDivElement>(null);
  const active = found?.active ?? null;
  useEffect(() => {
    const pane = root.current;
    const mark = pane?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (!pane || !mark) return;
    // The pane alone scrolls: the page around it stays where the person is.
    const seen = pane.getBoundingClientRect();
    const lit = mark.getBoundingClientRect();
    pane.scrollTop += lit.top + lit.height / 2 - (seen.top + seen.height / 2);
    pane.scrollLeft += lit.left + lit.width / 2 - (seen.left + seen.width / 2);
  }, [active]);
  if (!found) return null;
  const marks = Object.entries(found.places).flatMap(([field, places]) =>
    places.map((place) => ({ field, place })),
  );
  const pages = found.pages.filter(({ number }) =>
    marks.some(({ place }) => place.page === number),
  );
  return (
    // A pane that scrolls is a stop of the keyboard, whose keys then scroll it.
    <Root ref={root} role="region" aria-label={t("review.pages")} tabIndex={0}>
      {pages.map((page) => (
        <Page key={page.number} page={page}>
          {marks
            .filter(({ place }) => place.page === page.number)
            .map(({ field, place }) => (
              <Mark
                key={`${field} ${place.box.x} ${place.box.y}`}
                type="button"
                tabIndex={-1}
                aria-label={nameOf(field)}
                aria-pressed={field === active}
                style={placeIn(place.box, { x: 0, y: 0, width: page.width, height: page.height })}
                onClick={() => onMark(field)}
                onPointerEnter={() => found.show(field)}
              />
            ))}
        </Page>
      ))}
    </Root>
  );
}

function Page({ page, children }: { page: TextPage; children: ReactNode }) {
  const t = usePolicyTexts();
  const found = useContext(FoundPlacesContext);
  const [isNotDrawn, setNotDrawn] = useState(false);
  if (!found) return null;
  const { number, width, height } = page;
  return (
    <div>
      {isNotDrawn && <NotDrawn>{t("review.notDrawn")}</NotDrawn>}
      <Sheet role="group" aria-label={t("review.page", { page: number })}>
        <Drawn
          part={{ page: number, box: { x: 0, y: 0, width, height } }}
          draw={found.draw}
          onFailed={() => setNotDrawn(true)}
        />
        {children}
      </Sheet>
    </div>
  );
}
