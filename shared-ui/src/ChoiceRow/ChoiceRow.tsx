import styled from "styled-components";
import { theme } from "../theme/theme";

type ChoiceRowProps<Value extends string> = {
  /** What is chosen, for screen readers. */
  label: string;
  /** `lang` where a choice is named in a language of its own. */
  choices: readonly { value: Value; label: string; lang?: string }[];
  value: Value;
  onChange: (value: Value) => void;
};

const Group = styled.div`
  display: inline-flex;
  gap: ${theme.space(1)};
`;

const Choice = styled.button`
  min-width: 40px;
  min-height: 40px;
  padding: ${theme.space(1, 2)};
  border: 0;
  border-radius: ${theme.radius.small};
  background: none;
  color: inherit;
  font-size: ${theme.size[14]};
  font-weight: ${theme.weight.bold};
  text-decoration: underline;
  text-decoration-color: transparent;
  text-underline-offset: 0.3em;
  cursor: pointer;

  &:hover,
  &[aria-pressed="true"] {
    text-decoration-color: currentcolor;
  }

  ${theme.touch} {
    min-width: 44px;
    min-height: 44px;
  }

  /* Beside a logo there is little room on the narrowest phones. */
  @media (max-width: 22.4375em) {
    padding-inline: ${theme.space(1)};
  }
`;

/** One choice of a few words in a row, as a page's language; the chosen one is underlined. */
export function ChoiceRow<Value extends string>(props: ChoiceRowProps<Value>) {
  const { label, choices, value, onChange } = props;
  return (
    <Group role="group" aria-label={label}>
      {choices.map((each) => (
        <Choice
          key={each.value}
          type="button"
          lang={each.lang}
          aria-pressed={each.value === value}
          onClick={() => onChange(each.value)}
        >
          {each.label}
        </Choice>
      ))}
    </Group>
  );
}
