import type { ConsumerQuote } from "@quotehaven/contract/wire";
import { Icon, theme, visuallyHidden } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { oneAtATime } from "./compareFrame";
import { notPrinted } from "../../shared/notPrinted";

const Group = styled.fieldset`
  ${notPrinted}
  margin-bottom: ${theme.space(3)};

  /* Each can be turned to. */
  ${oneAtATime} {
    display: none;
  }

  & > legend {
    padding: 0;
    margin-bottom: ${theme.space(2)};
    font-size: ${theme.size[14]};
    font-weight: ${theme.weight.bold};
  }

  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space(2)};
  }
`;

const Chip = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space(1)};
  min-height: 36px;
  padding: ${theme.space(1, 3)};
  border: 1.5px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.round};
  background: ${theme.color.surfaceRaised};
  font-size: ${theme.size[14]};
  font-weight: ${theme.weight.bold};
  overflow-wrap: anywhere;
  cursor: pointer;

  & > input {
    ${visuallyHidden}
  }

  & > svg {
    display: none;
  }

  &:has(:checked) {
    border-color: ${theme.color.accent};
    background: ${theme.color.accentSoft};
    color: ${theme.color.accent};

    & > svg {
      display: block;
    }
  }

  &:has(:disabled) {
    border-color: ${theme.color.line};
    color: ${theme.color.inkMuted};
    cursor: not-allowed;
  }

  &:has(:focus-visible) {
    ${theme.focusRing}
  }

  ${theme.touch} {
    min-height: 44px;
  }
`;

type WhichQuotesProps = {
  quotes: readonly ConsumerQuote[];
  /** How many fit beside each other. */
  most: number;
  picked: readonly number[];
  onPick: (picked: number[]) => void;
};

/** Picks the quotes that are side by side. */
export function WhichQuotes({ quotes, most, picked, onPick }: WhichQuotesProps) {
  const { t } = useTranslation("consumer");
  const isFull = picked.length >= most;
  return (
    <Group>
      <legend>{t("compare.which", { count: most })}</legend>
      <div>
        {quotes.map(({ id, carrierName }) => {
          const isPicked = picked.includes(id);
          return (
            <Chip key={id}>
              <input
                type="checkbox"
                name={`compare-${id}`}
                checked={isPicked}
                disabled={isFull && !isPicked}
                onChange={({ target }) =>
                  onPick(target.checked ? [...picked, id] : picked.filter((each) => each !== id))
                }
              />
              <Icon name="check" size={16} />
              <span>{carrierName}</span>
            </Chip>
          );
        })}
      </div>
    </Group>
  );
}
