import type { ReactElement } from "react";
import styled from "styled-components";
import { Illustration, type IllustrationName } from "../Illustration/Illustration";
import { theme } from "../theme/theme";

/** What a notice shows above its words: one of our illustrations by its name, or an element. */
export type Picture = IllustrationName | ReactElement;

/** The picture; an illustration at `size` px. */
export const drawn = (picture: Picture, size: number) =>
  typeof picture === "string" ? <Illustration name={picture} size={size} /> : picture;

/** What a notice in the middle of its place is made of: one column, centred. */
export const Centre = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  /* Also among what begins at the left edge. */
  align-self: stretch;
  gap: ${theme.space(3)};
  padding: ${theme.space(8, 4)};
  text-align: center;
`;

/** Says what it is. */
export const Title = styled.h2`
  font-size: ${theme.size[22]};
`;

/** Says more. */
export const Text = styled.div`
  max-width: 52ch;
  color: ${theme.color.inkMuted};
`;

/** Holds the buttons and links. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${theme.space(3)};
  margin-top: ${theme.space(2)};
`;
