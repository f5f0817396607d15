import { Tabs as Parts } from "@base-ui/react/tabs";
import { theme } from "@quotehaven/shared-ui";
import styled, { css } from "styled-components";
import { segments } from "./Segments";

const line = css`
  display: flex;
  gap: ${theme.space(1)};
  overflow-x: auto;
  padding: 3px 3px 0;
  margin-bottom: ${theme.space(5)};
  border-bottom: 1px solid ${theme.color.line};
  scrollbar-width: thin;

  & > button {
    flex: none;
    min-height: 44px;
    padding: ${theme.space(2, 4)};
    border: 0;
    border-bottom: 3px solid transparent;
    border-radius: ${theme.radius.small} ${theme.radius.small} 0 0;
    background: none;
    font-weight: ${theme.weight.bold};
    color: ${theme.color.inkMuted};
    cursor: pointer;

    &:hover:not([data-disabled]) {
      color: ${theme.color.ink};
    }

    &[aria-selected="true"] {
      border-bottom-color: ${theme.color.accent};
      color: ${theme.color.accent};
    }

    &[data-disabled] {
      opacity: 0.55;
      cursor: not-allowed;
    }

    /* Rather in two lines than out of sight. */
    ${theme.mobile} {
      flex: 0 1 auto;
      padding-inline: ${theme.space(2)};
    }
  }
`;

const cards = css`
  display: contents;

  & > button {
    grid-row: 1;
    min-width: 0;
    min-height: 56px;
    padding: ${theme.space(2, 3)};
    border: 1.5px solid ${theme.color.lineStrong};
    border-radius: ${theme.radius.medium};
    background: ${theme.color.surfaceRaised};
    color: ${theme.color.ink};
    text-align: start;
    cursor: pointer;

    &:hover {
      border-color: ${theme.color.accent};
    }

    &[aria-selected="true"] {
      border-color: ${theme.color.accent};
      background: ${theme.color.accentSoft};
      box-shadow: inset 0 0 0 0.5px ${theme.color.accent};
    }
  }
`;

const looks = { line, cards, segments };

/** Several views of one thing, one open at a time: Base UI's Tabs, whose other parts are below. */
export const Tabs = Parts.Root;

/**
 * The row of tabs. With `activateOnFocus`, arrows, Home and End open the tab that they come to.
 * `cards` lie in the grid that the list stands in, and show more than a name.
 */
export const TabList = styled(Parts.List)<{ $look?: keyof typeof looks }>`
  ${({ $look = "line" }) => looks[$look]}
`;

export const Tab = Parts.Tab;

/** What the open tab shows. The Tab key goes on to what is in it, not to the panel itself. */
export function TabPanel(props: Parts.Panel.Props) {
  return <Parts.Panel tabIndex={undefined} {...props} />;
}
