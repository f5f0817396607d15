import { theme } from "@quotehaven/shared-ui";
import styled, { css } from "styled-components";

const sizes = {
  /** Icon and label on one line, beside rows. */
  row: css`
    grid-auto-flow: column;
    width: 100%;
    min-height: 60px;
    border-width: 1.5px;
    border-radius: ${theme.radius.medium};
  `,
  /** The icon above the label, beside cards. */
  card: css`
    align-content: center;
    min-height: 160px;
    padding: ${theme.space(4)};
    border-width: 2px;
    border-radius: ${theme.radius.large};
  `,
};

/** A dashed button at the end of a list, which adds one more to it. */
export const AddTile = styled.button<{ $size: keyof typeof sizes }>`
  display: grid;
  place-items: center;
  justify-content: center;
  gap: ${theme.space(2)};
  border: dashed ${theme.color.lineStrong};
  background: none;
  color: ${theme.color.accent};
  font-weight: ${theme.weight.bold};
  cursor: pointer;
  ${({ $size }) => sizes[$size]}

  &:hover {
    border-color: ${theme.color.accent};
    background: ${theme.color.accentSoft};
  }
`;
