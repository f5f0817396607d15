import type { ComponentProps, ReactNode } from "react";
import styled from "styled-components";
import { Icon } from "../Icon/Icon";
import { theme } from "../theme/theme";

const Root = styled.details`
  border-radius: ${theme.radius.medium};

  &[open] > summary > svg {
    transform: rotate(180deg);
  }
`;

const Summary = styled.summary`
  display: flex;
  align-items: center;
  gap: ${theme.space(2)};
  width: fit-content;
  min-height: 44px;
  border-radius: ${theme.radius.small};
  font-weight: ${theme.weight.bold};
  color: ${theme.color.accent};
  cursor: pointer;
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }

  &:hover {
    color: ${theme.color.accentHover};
  }

  & > svg {
    flex: none;
    transition: transform ${theme.motion.fast} ease;
  }
`;

const Content = styled.div`
  padding: ${theme.space(2, 0, 3)};
`;

/** Opens more of the same, such as "How we worked this out". */
export function Disclosure({
  summary,
  children,
  ...rest
}: ComponentProps<"details"> & { summary: ReactNode }) {
  return (
    <Root {...rest}>
      <Summary>
        <Icon name="chevron-down" />
        <span>{summary}</span>
      </Summary>
      <Content>{children}</Content>
    </Root>
  );
}
