import { Combobox as Base } from "@base-ui/react/combobox";
import { Icon, theme } from "@quotehaven/shared-ui";
import { controlStyles, FieldFrame } from "@quotehaven/shared-ui/fields";
import styled from "styled-components";
import { ComboboxList } from "./ComboboxList";
import type { ComboboxFieldProps, ComboboxOption } from "./comboboxProps";
import { keepOnEscape, useCombobox } from "./useCombobox";

type ComboboxProps<Value extends number | string> = ComboboxFieldProps<Value> & {
  /** The whole option, so that it can be shown while it is not among `options`. */
  value: ComboboxOption<Value> | null;
  onChange: (value: ComboboxOption<Value> | null) => void;
};

const Box = styled(Base.InputGroup)`
  position: relative;
  display: flex;
  align-items: center;
`;

const Input = styled(Base.Input)`
  ${controlStyles}
  padding-inline-end: 76px;

  ${theme.touch} {
    padding-inline-end: 92px;
  }
`;

const Side = styled.span`
  position: absolute;
  inset-inline-end: 4px;
  display: flex;
  align-items: center;
  color: ${theme.color.inkMuted};
`;

const sideButton = `
  display: grid;
  place-items: center;
  width: 36px;
  height: 44px;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  cursor: pointer;

  ${theme.touch} {
    width: 44px;
  }
`;

const Clear = styled(Base.Clear)`
  ${sideButton}
`;

const Open = styled(Base.Trigger)`
  ${sideButton}
`;

/**
 * A choice of one from a list too long to scroll: type to find it. What is typed in full is taken
 * when the field is left; a choice is corrected by typing over it.
 */
export function Combobox<Value extends number | string>({
  value,
  onChange,
  ...rest
}: ComboboxProps<Value>) {
  const { texts, setBox, loading, frame, root, input } = useCombobox(rest, {
    onExact: onChange,
    restingText: value?.label ?? "",
    emptiedBy: "clear-press",
    onType: (text) => {
      if (value && text !== "") onChange(null);
    },
    isPatient: true,
  });
  return (
    <FieldFrame {...frame}>
      <Base.Root<ComboboxOption<Value>>
        {...root}
        value={value}
        onValueChange={(next, details) => {
          if (!keepOnEscape(details)) onChange(next);
        }}
      >
        <Box ref={setBox}>
          <Input {...input} />
          {!root.disabled && (
            <Side>
              <Clear aria-label={texts.clear}>
                <Icon name="close" size={16} />
              </Clear>
              <Open aria-label={texts.choose}>
                <Icon name="chevron-down" />
              </Open>
            </Side>
          )}
        </Box>
        <ComboboxList<Value>
          loading={loading}
          isChosen={(option) => option.value === value?.value}
        />
      </Base.Root>
    </FieldFrame>
  );
}
