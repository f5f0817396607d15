import type { ComponentProps, ReactNode } from "react";
import styled, { keyframes } from "styled-components";
import { Card } from "../Card/Card";
import { VisuallyHidden } from "../Text/VisuallyHidden";
import { theme } from "../theme/theme";
import { useUiTexts } from "../texts/UiTexts";

const pulse = keyframes`50% { opacity: 0.45; }`;

const length = (value: number | string) => (typeof value === "number" ? `${value}px` : value);

/** A grey shape where something is coming. Lengths are px, or any CSS length. */
export const Skeleton = styled.div.attrs({ "aria-hidden": true })<{
  $width?: number | string;
  $height?: number | string;
  $shape?: "box" | "line" | "circle";
}>`
  flex: none;
  width: ${({ $width = "100%" }) => length($width)};
  max-width: 100%;
  height: ${({ $height = 16 }) => length($height)};
  border-radius: ${({ $shape = "line" }) =>
    ({ line: theme.radius.small, box: theme.radius.medium, circle: "50%" })[$shape]};
  background: ${theme.color.line};
  animation: ${pulse} 1600ms ease-in-out infinite;

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

const Lines = styled.div`
  display: grid;
  gap: ${theme.space(2.5)};
`;

/** Lines where text is coming; the last is short. */
export function SkeletonText({ lines = 3, ...rest }: ComponentProps<"div"> & { lines?: number }) {
  return (
    <Lines {...rest}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton
          key={line}
          $width={line === lines - 1 && lines > 1 ? "62%" : "100%"}
          $height={14}
        />
      ))}
    </Lines>
  );
}

/** A card where a card is coming. */
export function SkeletonCard({ lines = 3 }: { lines?: number }) {
  return (
    <Card>
      <Lines>
        <Skeleton $width="46%" $height={24} />
        <SkeletonText lines={lines} />
      </Lines>
    </Card>
  );
}

/** Holds a screen's skeletons and says once that it is loading. */
export function SkeletonScreen({
  children,
  ...rest
}: ComponentProps<"div"> & { children: ReactNode }) {
  const texts = useUiTexts();
  return (
    <div {...rest} role="status" aria-busy="true">
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      {children}
    </div>
  );
}

const Rows = styled(SkeletonScreen)`
  display: grid;
  gap: ${theme.space(1)};
`;

/** Rows where a list is coming. */
export function SkeletonRows({ rows }: { rows: number }) {
  return (
    <Rows>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} $height={44} $shape="box" />
      ))}
    </Rows>
  );
}

const Charts = styled(SkeletonScreen)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(360px, 100%), 1fr));
  gap: ${theme.space(4)};
`;

/** Cards where charts are coming. */
export function SkeletonCharts({ charts }: { charts: number }) {
  return (
    <Charts>
      {Array.from({ length: charts }, (_, chart) => (
        <Card key={chart}>
          <Lines>
            <Skeleton $width="46%" $height={24} />
            <Skeleton $width="80%" $height={14} />
            <Skeleton $height={200} $shape="box" />
          </Lines>
        </Card>
      ))}
    </Charts>
  );
}
