import { Container, theme } from "@quotehaven/shared-ui";
import type { ReactNode } from "react";
import styled, { css } from "styled-components";
import type { LandingSectionId } from "./sections";

const Root = styled.section<{ $tone: "plain" | "sunken" }>`
  padding-block: ${theme.space(14)};
  ${({ $tone }) =>
    $tone === "sunken" &&
    css`
      background: ${theme.color.surfaceSunken};
    `}

  &:focus {
    outline: none;
  }

  ${theme.mobile} {
    padding-block: ${theme.space(6)};
  }
`;

const Head = styled.div`
  display: grid;
  gap: ${theme.space(2)};
  margin-bottom: ${theme.space(6)};

  & > h2 {
    font-size: clamp(${theme.size[28]}, 4vw, ${theme.size[36]});
  }

  & > p {
    font-size: ${theme.size[18]};
    color: ${theme.color.inkMuted};
  }

  ${theme.mobile} {
    margin-bottom: ${theme.space(4)};
  }
`;

type SectionProps = {
  id: LandingSectionId;
  title: string;
  lead: string;
  tone?: "plain" | "sunken";
  children?: ReactNode;
};

/** A section of the landing; it takes the focus when the navigation leads to it. */
export function Section({ id, title, lead, tone = "plain", children }: SectionProps) {
  return (
    <Root id={id} tabIndex={-1} aria-labelledby={`${id}-title`} $tone={tone}>
      <Container>
        <Head>
          <h2 id={`${id}-title`}>{title}</h2>
          <p>{lead}</p>
        </Head>
        {children}
      </Container>
    </Root>
  );
}
