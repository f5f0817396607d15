import styled from "styled-components";
import { theme } from "../theme/theme";

type Gap = {
  /** Steps of 4 px. */
  $gap?: number;
};

/** Things under each other. */
export const Stack = styled.div<Gap & { $align?: "stretch" | "start" | "center" | "end" }>`
  display: flex;
  flex-direction: column;
  align-items: ${({ $align = "stretch" }) => $align};
  gap: ${({ $gap = 4 }) => theme.space($gap)};
  min-width: 0;

  /* A word as long as an email address breaks rather than runs over the edge. */
  & > p {
    max-width: min(75ch, 100%);
  }
`;

/** Things beside each other; they wrap where there is no room. */
export const Row = styled.div<
  Gap & {
    $align?: "center" | "start" | "end" | "baseline" | "stretch";
    $justify?: "start" | "center" | "end" | "space-between";
    $wrap?: "wrap" | "nowrap";
  }
>`
  display: flex;
  flex-wrap: ${({ $wrap = "wrap" }) => $wrap};
  align-items: ${({ $align = "center" }) => $align};
  justify-content: ${({ $justify = "start" }) => $justify};
  gap: ${({ $gap = 3 }) => theme.space($gap)};
  min-width: 0;

  /* A heading that is one long word breaks rather than runs over the edge. */
  & > :is(h1, h2, h3) {
    min-width: 0;
  }
`;

/** Equal columns, as many as fit. */
export const Grid = styled.div<
  Gap & {
    /** Narrowest a column may be, in px. */
    $min?: number;
  }
>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(${({ $min = 260 }) => $min}px, 100%), 1fr));
  gap: ${({ $gap = 5 }) => theme.space($gap)};
`;

const widths = { narrow: "560px", text: "760px", wide: "1160px" };

/** The page's column: centred, with room at the edges. */
export const Container = styled.div<{
  $width?: keyof typeof widths;
}>`
  width: 100%;
  max-width: calc(${({ $width = "wide" }) => widths[$width]} + 48px);
  margin-inline: auto;
  padding-inline: ${theme.space(6)};

  ${theme.mobile} {
    padding-inline: ${theme.space(4)};
  }
`;
