import { CSPProvider } from "@base-ui/react/csp-provider";
import { Select } from "@base-ui/react/select";
import { Icon, theme, useUiTexts } from "@quotehaven/shared-ui";
import {
  controlStyles,
  FieldFrame,
  OptionContent,
  OptionImage,
  OptionRow,
  useClearMissing,
  useField,
  type DropdownOption,
  type FieldProps,
} from "@quotehaven/shared-ui/fields";
import { useState, type Ref } from "react";
import styled from "styled-components";

type DropdownProps<Value extends number | string> = FieldProps & {
  options: readonly DropdownOption<Value>[];
  /** `null` means nothing is chosen. */
  value: Value | null;
  onChange: (value: Value | null) => void;
  placeholder?: string;
  disabled?: boolean;
  onBlur?: () => void;
  id?: string;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
};

const Trigger = styled(Select.Trigger)`
  ${controlStyles}
  display: flex;
  align-items: center;
  gap: ${theme.space(3)};
  padding-block: ${theme.space(1.5)};
  text-align: start;
  cursor: pointer;

  & > svg {
    flex: none;
    color: ${theme.color.inkMuted};
  }
`;

const Chosen = styled.span<{ $empty: boolean }>`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  color: ${({ $empty }) => ($empty ? theme.color.inkMuted : "inherit")};
`;

const Place = styled(Select.Positioner)`
  z-index: ${theme.layer.modal + 4};
`;

const List = styled(Select.Popup)`
  min-width: var(--anchor-width);
  max-width: var(--available-width);
  max-height: min(340px, var(--available-height));
  padding: ${theme.space(1.5)};
  overflow-y: auto;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.medium};
  background: ${theme.color.surfaceRaised};
  color: ${theme.color.ink};
  box-shadow: ${theme.shadow.high};

  &:focus {
    outline: none;
  }
`;

/**
 * A choice of one whose options have pictures, or say why they cannot be chosen. The keyboard works
 * as in the system's own select: arrows, Home, End, letters, Enter, Escape.
 */
export function Dropdown<Value extends number | string>({
  options,
  value,
  onChange,
  placeholder,
  disabled,
  onBlur,
  name,
  id,
  ref,
  ...frame
}: DropdownProps<Value>) {
  const texts = useUiTexts();
  const field = useField(frame, id);
  const [isOpen, setOpen] = useState(false);
  useClearMissing(value, options, onChange);
  const chosen = options.find((option) => option.value === value);
  const shown = options.filter((option) => !option.hidden);
  return (
    <FieldFrame field={field} {...frame}>
      <Select.Root
        modal={false}
        value={value}
        onValueChange={onChange}
        disabled={disabled}
        open={isOpen}
        onOpenChange={(open, { reason }) => {
          setOpen(open);
          if (reason === "outside-press" || reason === "focus-out") onBlur?.();
        }}
      >
        <Trigger
          {...field.control}
          ref={ref}
          name={name}
          aria-labelledby={`${field.id}-label ${field.id}-value`}
          // The list takes the focus while it is open: the field is not left by that.
          onBlur={() => !isOpen && onBlur?.()}
        >
          {chosen?.image != null && <OptionImage $dim={false}>{chosen.image}</OptionImage>}
          <Chosen $empty={!chosen} id={`${field.id}-value`}>
            {chosen?.label ?? placeholder ?? texts.choose}
          </Chosen>
          <Icon name="chevron-down" />
        </Trigger>
        {/* Its inline styles hide a scrollbar that is to be seen. */}
        <CSPProvider disableStyleElements>
          <Select.Portal>
            <Place sideOffset={6} collisionPadding={8} alignItemWithTrigger={false}>
              <List aria-labelledby={field.labelId}>
                {shown.map((option) => (
                  <Select.Item
                    key={option.value}
                    value={option.value}
                    label={option.label}
                    disabled={option.disabled}
                    aria-labelledby={`${field.id}-${option.value}-label`}
                    aria-describedby={
                      option.tooltip ? `${field.id}-${option.value}-reason` : undefined
                    }
                    render={<OptionRow />}
                  >
                    <OptionContent
                      option={option}
                      id={`${field.id}-${option.value}`}
                      chosen={option.value === value}
                    />
                  </Select.Item>
                ))}
                {shown.length === 0 && (
                  <OptionRow aria-disabled="true">{texts.noMatches}</OptionRow>
                )}
              </List>
            </Place>
          </Select.Portal>
        </CSPProvider>
      </Select.Root>
    </FieldFrame>
  );
}
