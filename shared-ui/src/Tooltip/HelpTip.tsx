import { useId, type ReactNode } from "react";
import styled from "styled-components";
import { Icon } from "../Icon/Icon";
import { theme } from "../theme/theme";
import { useUiTexts } from "../texts/UiTexts";
import { Tooltip } from "./Tooltip";

const Trigger = styled.button`
  position: relative;
  display: inline-grid;
  place-items: center;
  width: 24px;
  height: 24px;
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.round};
  background: none;
  color: ${theme.color.inkMuted};
  cursor: help;

  &:hover {
    color: ${theme.color.accent};
  }

  /* Room for a finger, without moving the label beside it. */
  ${theme.touch} {
    width: 44px;
    height: 44px;
    margin: -10px;
  }
`;

type HelpTipProps = {
  /** Names what it explains. */
  labelId: string;
  /** False where the keyboard reaches the same words otherwise. */
  isTabStop?: boolean;
  children: ReactNode;
};

/** A small "i" that explains on hover, focus or touch. */
export function HelpTip({ labelId, isTabStop = true, children }: HelpTipProps) {
  const texts = useUiTexts();
  const id = useId();
  return (
    <Tooltip content={children}>
      <Trigger
        type="button"
        id={id}
        tabIndex={isTabStop ? undefined : -1}
        aria-label={texts.help}
        aria-labelledby={`${id} ${labelId}`}
      >
        <Icon name="info" size={18} />
      </Trigger>
    </Tooltip>
  );
}
