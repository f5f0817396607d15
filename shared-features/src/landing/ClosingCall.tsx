import { Container, theme } from "@quotehaven/shared-ui";
import styled from "styled-components";
import { StartButton, type LandingStart } from "./StartButton";

const Root = styled.section`
  padding-block: ${theme.space(10)};
  background: ${theme.color.accentSoft};

  /* There the start is in reach all the while. */
  ${theme.mobile} {
    display: none;
  }
`;

const Words = styled(Container)`
  display: grid;
  justify-items: center;
  gap: ${theme.space(4)};
  text-align: center;
`;

/** Asks once more at the end of the page. */
export function ClosingCall({
  title,
  text,
  start,
}: {
  title: string;
  text: string;
  start: LandingStart;
}) {
  return (
    <Root aria-labelledby="closing-title">
      <Words $width="text">
        <h2 id="closing-title">{title}</h2>
        <p>{text}</p>
        <StartButton size="large" start={start} />
      </Words>
    </Root>
  );
}
