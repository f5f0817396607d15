import { HeaderTools, LogoLink } from "@quotehaven/platform";
import { theme } from "@quotehaven/shared-ui";
import type { ReactNode } from "react";
import styled from "styled-components";

const Page = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  min-height: 100vh;
`;

const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  padding: ${theme.space(4, 6)};

  ${theme.mobile} {
    padding: ${theme.space(3, 4)};
  }
`;

const Main = styled.main`
  width: 100%;
  max-width: 560px;
  margin: 0 auto;
  padding: ${theme.space(8, 4)};
`;

/** The frame of a page outside of any area, as those that mailed links lead to: the logo, and one thing to do. */
export function StandalonePage({ children }: { children: ReactNode }) {
  return (
    <Page>
      <Header>
        <LogoLink to="/" />
        <HeaderTools />
      </Header>
      <Main>{children}</Main>
    </Page>
  );
}
