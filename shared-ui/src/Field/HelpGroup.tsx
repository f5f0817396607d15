import type { ReactNode } from "react";
import styled from "styled-components";
import { Button } from "../Button/Button";
import { Icon } from "../Icon/Icon";
import { theme } from "../theme/theme";
import { useUiTexts } from "../texts/UiTexts";
import { HelpShownContext } from "./FieldFrame";

const Switch = styled(Button)`
  justify-self: start;
  margin: 0 0 ${theme.space(4)} -${theme.space(3)};
  text-align: start;

  ${theme.mobile} {
    margin-block: -${theme.space(2)} ${theme.space(1)};
  }
`;

type HelpGroupProps = {
  isShown: boolean;
  onShow: (isShown: boolean) => void;
  children: ReactNode;
};

/**
 * Fields with much help: one button shows all of it as text. Their marks answer pointer and finger
 * as everywhere, but are no Tab stops: whoever goes through many fields by keyboard passes one.
 */
export function HelpGroup({ isShown, onShow, children }: HelpGroupProps) {
  const texts = useUiTexts();
  return (
    <HelpShownContext value={isShown}>
      <Switch emphasis="quiet" size="small" onClick={() => onShow(!isShown)}>
        <Icon name="info" size={18} /> <span>{isShown ? texts.hideHelp : texts.showHelp}</span>
      </Switch>
      {children}
    </HelpShownContext>
  );
}
