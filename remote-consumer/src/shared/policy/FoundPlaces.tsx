import type { Box, Place, TextPage } from "@quotehaven/contract/policy";
import { Button, theme } from "@quotehaven/shared-ui";
import {
  createContext,
  useContext,
  useEffect,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
} from "react";
import styled, { css } from "styled-components";
import type { PagePart, PdfPages } from "./pdfPages";
import type { PlacesByField } from "./readValues";
import { usePolicyTexts } from "./usePolicyTexts";

/** What fields know of the file that they were read from. */
export type FoundPlaces = {
  places: PlacesByField;
  pages: readonly TextPage[];
  /** The field whose places are lit. */
  active: string | null;
  show: (field: string) => void;
  draw: PdfPages["draw"];
};

/** Null where nothing was read. */
export const FoundPlacesContext = createContext<FoundPlaces | null>(null);

/** The room from which on the pages are beside the values. */
export const wide = "@container policy (min-width: 44rem)";

const Field = styled.div<{ $isActive: boolean }>`
  border-radius: ${theme.radius.small};
  ${({ $isActive }) =>
    $isActive &&
    css`
      outline: 2px solid ${theme.color.accent};
      outline-offset: 5px;
    `}
`;

/** Where the pages are beside the values, they show it. */
const OnAPress = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space(2)};

  & > button {
    margin-inline-start: -${theme.space(3)};
  }

  ${wide} {
    display: none;
  }
`;

type FoundFieldProps = {
  name: string;
  label: string;
  children: ReactNode;
};

/** A field of the form with the place where its value was read, where it was. */
export function FoundField({ name, label, children }: FoundFieldProps) {
  const t = usePolicyTexts();
  const found = useContext(FoundPlacesContext);
  const [isShown, setShown] = useState(false);
  const [place] = found?.places[name] ?? [];
  if (!found || !place) return <div>{children}</div>;
  const page = found.pages.find(({ number }) => number === place.page);
  return (
    <Field
      $isActive={found.active === name}
      onFocus={() => found.show(name)}
      onPointerEnter={() => found.show(name)}
    >
      {children}
      {page && (
        <OnAPress>
          <Button
            size="small"
            emphasis="quiet"
            aria-expanded={isShown}
            aria-label={t(isShown ? "review.hide" : "review.show", { field: label })}
            onClick={() => setShown(!isShown)}
          >
            {t(isShown ? "review.hideShort" : "review.showShort")}
          </Button>
          {isShown && <Snippet place={place} page={page} draw={found.draw} />}
        </OnAPress>
      )}
    </Field>
  );
}

const Paper = styled.div`
  position: relative;
  width: 100%;
  overflow: hidden;
  border: 1px solid ${theme.color.lineStrong};
  background: white;

  & > canvas {
    display: block;
    width: 100%;
    height: auto;
  }
`;

/** Seen on paper in both themes: one of its two rings is dark, the other light. */
export const markStyles = css`
  position: absolute;
  border: 2px solid ${theme.color.accent};
  border-radius: 3px;
  background: none;
  box-shadow: 0 0 0 1px ${theme.color.accentInk};
  forced-color-adjust: none;
`;

const Mark = styled.span`
  ${markStyles}
`;

/** Where a box of a page is inside a part of it. */
export function placeIn(box: Box, part: Box): CSSProperties {
  const margin = 2;
  const share = (length: number, whole: number) => `${(length / whole) * 100}%`;
  return {
    left: share(box.x - part.x - margin, part.width),
    top: share(box.y - part.y - margin, part.height),
    width: share(box.width + 2 * margin, part.width),
    height: share(box.height + 2 * margin, part.height),
  };
}

/** How much of the page is around a place, and how much of it is shown at most, in points. */
const around = { side: 60, above: 30, most: 320 };

/** As much around a place as a person needs to know it again; of a long row its end, where the amount is. */
function partAround({ box }: Place, page: TextPage): Box {
  const right = Math.min(page.width, box.x + box.width + around.side);
  const left = Math.max(0, box.x - around.side, right - around.most);
  const top = Math.max(0, box.y - around.above);
  const bottom = Math.min(page.height, box.y + box.height + around.above);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

type SnippetProps = { place: Place; page: TextPage; draw: PdfPages["draw"] };

/** What stands around a place; the value above it says the same in words. */
function Snippet({ place, page, draw }: SnippetProps) {
  const box = partAround(place, page);
  return (
    <Paper aria-hidden="true">
      <Drawn part={{ page: page.number, box }} draw={draw} />
      <Mark style={placeIn(place.box, box)} />
    </Paper>
  );
}

type DrawnProps = {
  part: PagePart;
  draw: PdfPages["draw"];
  onFailed?: () => void;
};

/** A part of a page, drawn once it comes into sight. */
export function Drawn({ part, draw, onFailed }: DrawnProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const newest = useRef({ part, onFailed });
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const stopping = new AbortController();
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      const { part, onFailed } = newest.current;
      draw(element, part, element.clientWidth, stopping.signal).catch(() => onFailed?.());
    });
    observer.observe(element);
    return () => {
      stopping.abort();
      observer.disconnect();
    };
  }, [draw]);
  const { width, height } = part.box;
  return (
    <canvas
      ref={canvas}
      width={1}
      height={1}
      aria-hidden="true"
      style={{ aspectRatio: `${width} / ${height}` }}
    />
  );
}
