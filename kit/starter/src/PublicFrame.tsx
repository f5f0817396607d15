import { HeaderTools, LogoLink } from "@quotehaven/platform";
import { Container, Row } from "@quotehaven/shared-ui";
import { Outlet } from "react-router-dom";

/** What stays while our screens come and go: the logo, which leads out, colors and language. */
export function Frame() {
  return (
    <Container>
      <Row as="header" style={{ justifyContent: "space-between", paddingBlock: 20 }}>
        <LogoLink to="/" />
        <HeaderTools />
      </Row>
      <main style={{ paddingBlock: 28 }}>
        <Outlet />
      </main>
    </Container>
  );
}
