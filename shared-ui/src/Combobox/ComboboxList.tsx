import { Combobox as Base } from "@base-ui/react/combobox";
import { Spinner, theme, useUiTexts } from "@quotehaven/shared-ui";
import { OptionContent, OptionRow } from "@quotehaven/shared-ui/fields";
import styled from "styled-components";
import type { ComboboxOption } from "./comboboxProps";

const Positioner = styled(Base.Positioner)`
  z-index: ${theme.layer.modal + 4};
`;

const Popup = styled(Base.Popup)`
  width: var(--anchor-width);
  min-width: 200px;
  max-width: var(--available-width);
  max-height: min(340px, var(--available-height));
  padding: ${theme.space(1.5)};
  overflow-y: auto;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.medium};
  background: ${theme.color.surfaceRaised};
  box-shadow: ${theme.shadow.high};
`;

const Quiet = styled.div`
  &:not(:empty) {
    display: flex;
    align-items: center;
    gap: ${theme.space(2)};
    padding: ${theme.space(2, 3)};
    font-size: ${theme.size[14]};
    color: ${theme.color.inkMuted};
  }
`;

/** The list under the input, with what is said while it is empty or on its way. */
export function ComboboxList<Value extends number | string>({
  loading,
  anchor,
  isChosen,
}: {
  loading: boolean;
  /** What the list is shown under; the input unless given. */
  anchor?: HTMLElement | null;
  isChosen: (option: ComboboxOption<Value>) => boolean;
}) {
  const texts = useUiTexts();
  return (
    <Base.Portal>
      <Positioner sideOffset={6} anchor={anchor}>
        <Popup>
          <Base.Status render={<Quiet />}>
            {loading && (
              <>
                <Spinner size={16} />
                <span>{texts.searching}</span>
              </>
            )}
          </Base.Status>
          <Base.Empty render={<Quiet />}>{!loading && texts.noMatches}</Base.Empty>
          <Base.List>
            {(option: ComboboxOption<Value>) => (
              <Base.Item
                key={option.value}
                value={option}
                disabled={option.disabled}
                render={<OptionRow />}
              >
                <OptionContent option={option} chosen={isChosen(option)} />
              </Base.Item>
            )}
          </Base.List>
        </Popup>
      </Positioner>
    </Base.Portal>
  );
}
