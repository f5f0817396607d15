import { useState } from "react";
import styled from "styled-components";
import {
  Button,
  Container,
  GlobalStyle,
  Row,
  SkipLink,
  brand,
  textLink,
  theme,
} from "@quotehaven/shared-ui";
import { anchorOf } from "./Section";
import { Actions } from "./sections/Actions";
import { Fields } from "./sections/Fields";
import { Foundation } from "./sections/Foundation";
import { Lists } from "./sections/Lists";
import { Messages } from "./sections/Messages";
import { Pictures } from "./sections/Pictures";
import { Windows } from "./sections/Windows";

const sections = ["Foundation", "Actions", "Fields", "Windows", "Messages", "Lists", "Pictures"];

const Bar = styled.header`
  position: sticky;
  z-index: ${theme.layer.sticky};
  top: 0;
  border-bottom: 1px solid ${theme.color.line};
  background: ${theme.color.surface};

  ${theme.mobile} {
    position: static;
  }
`;

const BarRow = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space(2, 5)};
  min-height: 64px;
  padding-block: ${theme.space(2)};
`;

const Nav = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space(2, 4)};
  font-size: ${theme.size[14]};
`;

const NavLink = styled.a`
  ${textLink}
`;

const Main = styled.main`
  padding-block: ${theme.space(8)};

  &:focus {
    outline: none;
  }
`;

const schemes = ["system", "light", "dark"] as const;
type Scheme = (typeof schemes)[number];

/** Every part with its states, in either theme. */
export function Gallery() {
  const [scheme, setScheme] = useState<Scheme>("system");
  const change = (next: Scheme) => {
    setScheme(next);
    if (next === "system") document.documentElement.removeAttribute("data-theme");
    else document.documentElement.setAttribute("data-theme", next);
  };
  return (
    <>
      <GlobalStyle />
      <SkipLink />
      <Bar>
        <BarRow>
          <Nav aria-label="Parts">
            {sections.map((title) => (
              <NavLink key={title} href={`#${anchorOf(title)}`}>
                {title}
              </NavLink>
            ))}
          </Nav>
          <Row role="group" aria-label="Theme">
            {schemes.map((each) => (
              <Button
                key={each}
                size="small"
                emphasis={each === scheme ? "secondary" : "quiet"}
                aria-pressed={each === scheme}
                onClick={() => change(each)}
              >
                {each}
              </Button>
            ))}
          </Row>
        </BarRow>
      </Bar>
      <Container as={Main} id="main">
        <h1>{`The parts of ${brand.name}`}</h1>
        <p>Calm, honest, precise. Every part with its states, as people will meet it.</p>
        <Foundation />
        <Actions />
        <Fields />
        <Windows />
        <Messages />
        <Lists />
        <Pictures />
      </Container>
    </>
  );
}
