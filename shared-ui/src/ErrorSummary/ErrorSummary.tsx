import { useEffect, useRef, type ComponentProps } from "react";
import styled from "styled-components";
import { focusField } from "../Focus/focusField";
import { focusStart } from "../Focus/focusStart";
import { Icon } from "../Icon/Icon";
import { textLink } from "../Text/textLink";
import { touchTarget } from "../Text/touchTarget";
import { theme } from "../theme/theme";
import { useUiTexts } from "../texts/UiTexts";

type ErrorSummaryProps = ComponentProps<"div"> & {
  /**
   * The fields that were refused, in their order on the screen. `name` is the field's own name. A link
   * is named by the `label`; the `message` stands at the field, and here only for one without a label.
   */
  errors: readonly { name: string; message: string; label?: string }[];
  /** Says what to do; counts the errors unless given. */
  title?: string;
  /** Count of refusals so far: each change takes the focus here again. */
  attempt?: number;
};

const Root = styled.div`
  display: flex;
  gap: ${theme.space(3)};
  padding: ${theme.space(4)};
  border: 1.5px solid ${theme.color.danger};
  border-radius: ${theme.radius.medium};
  background: ${theme.color.dangerSoft};
  color: ${theme.color.ink};

  & > svg {
    flex: none;
    margin-top: 1px;
    color: ${theme.color.danger};
  }
`;

const Title = styled.p`
  font-weight: ${theme.weight.bold};
`;

/** Beside each other, so that many do not push the first field out of sight. */
const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space(0, 4)};
  margin-top: ${theme.space(1)};
  padding: 0;
  font-size: ${theme.size[14]};
  list-style: none;

  & > li {
    padding-block: ${theme.space(1)};

    ${theme.touch} {
      padding-block: ${theme.space(3)};
    }
  }
`;

const FieldLink = styled.a`
  ${textLink}
  display: inline-block;
  color: ${theme.color.ink};
  ${touchTarget}
`;

/** Leads to the fields that keep a person from the next step. Takes the focus when it appears. */
export function ErrorSummary({ errors, title, attempt, ...rest }: ErrorSummaryProps) {
  const texts = useUiTexts();
  const root = useRef<HTMLDivElement>(null);
  const shown = errors.length > 0;
  useEffect(() => {
    if (shown && root.current) focusStart(root.current);
  }, [shown, attempt]);
  if (!shown) return null;
  return (
    <Root {...rest} ref={root} tabIndex={-1} role="alert">
      <Icon name="alert" />
      <div>
        <Title>{title ?? texts.errorSummary(errors.length)}</Title>
        <List>
          {errors.map(({ name, message, label }) => (
            <li key={name}>
              <FieldLink
                href={`#${name}`}
                onClick={(event) => {
                  event.preventDefault();
                  focusField(name, root.current);
                }}
              >
                {label ?? message}
              </FieldLink>
            </li>
          ))}
        </List>
      </div>
    </Root>
  );
}
