import { Card, Icon, theme } from "@quotehaven/shared-ui";
import { useState, type ReactNode } from "react";
import styled from "styled-components";

const Place = styled(Card)`
  position: relative;
  padding-block: ${theme.space(3)};
`;

/** Beside the title, and no part of what folds: a button in a summary is none for everybody. */
const Action = styled.div`
  position: absolute;
  inset: ${theme.space(3)} ${theme.space(4)} auto auto;
`;

const Head = styled.summary<{ $isKeptOpen: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${theme.space(0.5, 2)};
  min-height: 44px;
  padding-inline-end: ${theme.space(12)};
  border-radius: ${theme.radius.small};
  list-style: none;
  cursor: ${({ $isKeptOpen }) => ($isKeptOpen ? "default" : "pointer")};

  &::-webkit-details-marker {
    display: none;
  }

  & > svg {
    color: ${theme.color.accent};
    transition: transform ${theme.motion.fast} ease;
  }

  details[open] > & > svg {
    transform: rotate(180deg);
  }

  & > h2 {
    grid-column: 2;
    font-size: ${theme.size[18]};
  }
`;

const Text = styled.p`
  grid-column: 2;
  font-size: ${theme.size[14]};
  color: ${theme.color.inkMuted};
  overflow-wrap: anywhere;
`;

const Content = styled.div`
  padding-block: ${theme.space(4, 3)};
`;

type FoldedCardProps = {
  title: string;
  /** What is in it, in a line; shown while it is folded. */
  text: string;
  /** Stands open, because something in it is being edited. */
  isKeptOpen?: boolean;
  /** Shown while it can be folded. */
  action?: ReactNode;
  /** Shown below, folded or not. */
  foot?: ReactNode;
  children: ReactNode;
};

/** A card that is one line until it is opened. What is in it keeps what was typed while it is folded. */
export function FoldedCard({
  title,
  text,
  isKeptOpen = false,
  action,
  foot,
  children,
}: FoldedCardProps) {
  const [isUnfolded, setUnfolded] = useState(false);
  const isOpen = isKeptOpen || isUnfolded;
  return (
    <Place as="section" aria-label={title}>
      {!isKeptOpen && action && <Action>{action}</Action>}
      <details open={isOpen} onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}>
        <Head
          $isKeptOpen={isKeptOpen}
          tabIndex={isKeptOpen ? -1 : undefined}
          onClick={(event) => isKeptOpen && event.preventDefault()}
        >
          <Icon name="chevron-down" size={20} />
          <h2>{title}</h2>
          {!isOpen && <Text>{text}</Text>}
        </Head>
        <Content>{children}</Content>
      </details>
      {foot}
    </Place>
  );
}
