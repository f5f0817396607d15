import styled, { css } from "styled-components";
import { theme } from "../theme/theme";

/** What a colour says, always together with a word. */
export type Tone = "neutral" | "accent" | "positive" | "caution" | "danger";

const tones = {
  neutral: css`
    background: ${theme.color.surfaceSunken};
    /* Also where its background is sunken. */
    box-shadow: inset 0 0 0 1px ${theme.color.lineStrong};
    color: ${theme.color.ink};
  `,
  accent: css`
    background: ${theme.color.accentSoft};
    color: ${theme.color.accent};
  `,
  positive: css`
    background: ${theme.color.positiveSoft};
    color: ${theme.color.positive};
  `,
  caution: css`
    background: ${theme.color.cautionSoft};
    color: ${theme.color.caution};
  `,
  danger: css`
    background: ${theme.color.dangerSoft};
    color: ${theme.color.danger};
  `,
};

/** A word about a thing's state: on one line, unless that is wider than what it stands in. */
export const Badge = styled.span<{ $tone?: Tone }>`
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  max-width: 100%;
  padding: 3px 10px;
  border-radius: ${theme.radius.round};
  font-size: ${theme.size[14]};
  font-weight: ${theme.weight.bold};
  line-height: 1.4;
  /* Its second line begins below its first, also where it stands at the end of a row. */
  text-align: start;
  ${({ $tone = "neutral" }) => tones[$tone]}
`;
