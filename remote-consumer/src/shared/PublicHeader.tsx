import { HeaderTools, LogoLink } from "@quotehaven/platform";
import { Container, SkipLink, theme } from "@quotehaven/shared-ui";
import styled from "styled-components";

const Root = styled.header`
  border-bottom: 1px solid ${theme.color.line};
`;

const Line = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  min-height: 64px;
`;

/** The bar of public screens other than Landing: the logo, leading home, colors and language. */
export function PublicHeader() {
  return (
    <Root>
      <SkipLink href="#content" />
      <Line>
        <LogoLink to="/" />
        <HeaderTools />
      </Line>
    </Root>
  );
}
