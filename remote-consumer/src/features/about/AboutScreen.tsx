import { Screen } from "@quotehaven/platform";
import { Container, theme } from "@quotehaven/shared-ui";
import type { ReactNode } from "react";
import styled from "styled-components";
import { PublicHeader } from "../../shared/PublicHeader";

const Page = styled(Container)`
  display: grid;
  gap: ${theme.space(8)};
  padding-block: ${theme.space(10, 16)};

  & > header {
    display: grid;
    gap: ${theme.space(2)};
  }

  & > header > p {
    font-size: ${theme.size[18]};
    color: ${theme.color.inkMuted};
  }

  & > section {
    display: grid;
    gap: ${theme.space(2)};
    max-width: 68ch;
  }
`;

type AboutScreenProps = {
  title: string;
  lead: string;
  parts: readonly { title: string; text: string }[];
  children?: ReactNode;
};

/** A page about us: what it is about, and its parts. */
export function AboutScreen({ title, lead, parts, children }: AboutScreenProps) {
  return (
    <Screen title={title}>
      <PublicHeader />
      <main id="content">
        <Page width="text">
          <header>
            <h1>{title}</h1>
            <p>{lead}</p>
          </header>
          {parts.map((part) => (
            <section key={part.title}>
              <h2>{part.title}</h2>
              <p>{part.text}</p>
            </section>
          ))}
          {children}
        </Page>
      </main>
    </Screen>
  );
}
