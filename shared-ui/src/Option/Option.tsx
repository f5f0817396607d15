import type { ReactNode } from "react";
import styled from "styled-components";
import { Icon } from "../Icon/Icon";
import { theme } from "../theme/theme";

/** One option of a Dropdown or a Combobox. */
export type DropdownOption<Value extends number | string> = {
  value: Value;
  label: string;
  /** A picture before the label, such as a Monogram. */
  image?: ReactNode;
  disabled?: boolean;
  /** Left out of the list; it still shows where it is the value. */
  hidden?: boolean;
  /** Says why an option is disabled, or more about it. */
  tooltip?: string;
};

/** One option's row, for Dropdown and Combobox alike. */
export const OptionRow = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space(3)};
  min-height: 44px;
  padding: ${theme.space(1.5, 3)};
  border-radius: ${theme.radius.small};
  line-height: 1.35;
  cursor: pointer;

  &[data-highlighted] {
    background: ${theme.color.surfaceSunken};
    box-shadow: inset 0 0 0 1.5px ${theme.color.lineStrong};
  }

  &[aria-disabled="true"] {
    color: ${theme.color.inkMuted};
    cursor: not-allowed;
  }

  &[aria-selected="true"] {
    font-weight: ${theme.weight.bold};
  }

  & > svg {
    flex: none;
    color: ${theme.color.accent};
  }
`;

const OptionText = styled.span`
  flex: 1;
  min-width: 0;
`;

const Reason = styled.span`
  display: block;
  font-size: ${theme.size[14]};
  font-weight: ${theme.weight.regular};
  color: ${theme.color.inkMuted};
`;

/** An option's picture. */
export const OptionImage = styled.span<{ $dim: boolean }>`
  flex: none;
  display: grid;
  opacity: ${({ $dim }) => ($dim ? 0.55 : 1)};
`;

/** What an option's row shows. */
export function OptionContent({
  option,
  id,
  chosen,
}: {
  option: DropdownOption<number | string>;
  id?: string;
  chosen: boolean;
}) {
  return (
    <>
      {option.image != null && (
        <OptionImage $dim={option.disabled ?? false}>{option.image}</OptionImage>
      )}
      <OptionText>
        <span id={id && `${id}-label`}>{option.label}</span>
        {option.tooltip !== undefined && option.tooltip !== "" && (
          <Reason id={id && `${id}-reason`}>{option.tooltip}</Reason>
        )}
      </OptionText>
      {chosen && <Icon name="check" />}
    </>
  );
}
