import { Illustration, type IllustrationName, theme } from "@quotehaven/shared-ui";
import styled from "styled-components";

const Root = styled.div`
  position: relative;
  width: 200px;
  max-width: 100%;
  aspect-ratio: 4 / 3;
  margin-inline: auto;

  & > svg {
    position: absolute;
    inset: 0;
  }
`;

/** What is not known yet, as an outline. */
const Outline = styled(Illustration)`
  opacity: 0.45;
  filter: grayscale(1);
`;

const Filled = styled(Illustration)<{ $empty: number }>`
  clip-path: inset(${({ $empty }) => $empty}% 0 0 0);
  transition: clip-path ${theme.motion.normal} ${theme.motion.ease};
`;

/** A drawing that fills from below with what is known. The share is from 0 to 1. */
export function FillingPicture({ name, share }: { name: IllustrationName; share: number }) {
  return (
    <Root>
      <Outline name={name} />
      <Filled name={name} $empty={Math.round((1 - share) * 100)} />
    </Root>
  );
}
