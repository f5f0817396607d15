import { createContext, useContext, useId, type ReactNode } from "react";
import styled, { css } from "styled-components";
import { Icon } from "../Icon/Icon";
import { theme } from "../theme/theme";
import { HelpTip } from "../Tooltip/HelpTip";
import { useUiTexts } from "../texts/UiTexts";
import { visuallyHidden } from "../Text/VisuallyHidden";
import { useIsCell } from "./cells";
import { useHeld } from "./useHeld";

/** Whether a HelpGroup around shows the help of its fields as text; null without one. */
export const HelpShownContext = createContext<boolean | null>(null);

/** What every field of a form takes. */
export type FieldProps = {
  label: ReactNode;
  /** One calm sentence under the label, always visible. */
  hint?: ReactNode;
  /** What is wrong and how to mend it; shown under the control. Empty means nothing is wrong. */
  error?: ReactNode;
  /** Hover help, behind a small button beside the label. */
  help?: ReactNode;
  /** Names the control for autofill, and for ErrorSummary to find it. */
  name: string;
  /** `false` marks the field "optional"; `true` tells assistive technology that it is needed. */
  required?: boolean;
};

const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
`;

/** The look of a field's label, for labels and legends alike. */
export const labelStyles = css`
  padding: 0;
  font-size: ${theme.size[14]};
  font-weight: ${theme.weight.bold};
  line-height: 1.4;
  color: ${theme.color.ink};
`;

const LabelRow = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space(1)};
  min-height: 24px;
  margin-bottom: ${theme.space(1)};
`;

const Label = styled.label`
  ${labelStyles}
`;

const Optional = styled.span`
  font-size: ${theme.size[14]};
  color: ${theme.color.inkMuted};
`;

const Hint = styled.p`
  margin: -2px 0 ${theme.space(2)};
  font-size: ${theme.size[14]};
  line-height: 1.4;
  color: ${theme.color.inkMuted};
`;

const ErrorText = styled.p`
  display: flex;
  gap: 6px;
  margin-top: ${theme.space(1.5)};
  font-size: ${theme.size[14]};
  font-weight: ${theme.weight.medium};
  line-height: 1.4;
  color: ${theme.color.danger};

  & > svg {
    flex: none;
    margin-top: 2px;
  }
`;

/** The sentence under a field that says what is wrong. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <ErrorText id={id}>
      <Icon name="alert" size={16} />
      <span>{children}</span>
    </ErrorText>
  );
}

/** Ids and attributes that tie a control to its label, hint and error. */
export function useField(
  { hint, help, error, required }: Pick<FieldProps, "hint" | "help" | "error" | "required">,
  givenId?: string,
) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const optionalId = `${id}-optional`;
  const helpId = `${id}-help`;
  const isHelpShown = useContext(HelpShownContext);
  const describedBy = [
    required === false && optionalId,
    hint != null && hint !== "" && hintId,
    isHelpShown && hasError(help) && helpId,
    hasError(error) && errorId,
  ]
    .filter(Boolean)
    .join(" ");
  return {
    id,
    labelId: `${id}-label`,
    hintId,
    errorId,
    optionalId,
    helpId,
    /** Spread onto the control. */
    control: {
      id,
      "aria-describedby": describedBy || undefined,
      "aria-invalid": hasError(error) || undefined,
      "aria-required": required || undefined,
    },
  };
}

type FieldPartProps = FieldProps & { id?: string; className?: string };

/**
 * What a field does with its props: `frame` is for the frame around it, `field` and `control` tie the
 * control to it, and `rest` is the control's own.
 */
export function useFieldProps<Props extends FieldPartProps>({
  label,
  hint,
  error,
  help,
  name,
  required,
  id,
  className,
  ...rest
}: Props) {
  const field = useField({ hint, help, error, required }, id);
  const frame = { field, label, hint, error, help, required, className };
  return { field, frame, control: { ...field.control, name }, rest };
}

const Note = styled.p`
  margin-top: ${theme.space(1.5)};
  font-size: ${theme.size[14]};
  line-height: 1.4;
  color: ${theme.color.inkMuted};
`;

/** A word about what is being typed, under the control; nothing while there is none. */
export function FieldNote({ id, children }: { id?: string; children: ReactNode }) {
  const held = useHeld(children);
  return (
    hasError(held) && (
      <Note id={id} role="note">
        {held}
      </Note>
    )
  );
}

/** The sentence under a field that says what is wrong, which comes and goes between presses. */
export function FieldProblem({ id, error }: { id: string; error: ReactNode }) {
  const held = useHeld(error);
  return hasError(held) && <FieldError id={id}>{held}</FieldError>;
}

/** Whether an `error` prop says something. */
export const hasError = (error: ReactNode) => error != null && error !== "" && error !== false;

type HelpProps = { field: { labelId: string; helpId: string }; help: ReactNode };

function HelpMark({ field, help }: HelpProps) {
  const isShown = useContext(HelpShownContext);
  if (isShown === true || !hasError(help)) return null;
  return (
    <HelpTip labelId={field.labelId} isTabStop={isShown === null}>
      {help}
    </HelpTip>
  );
}

function HelpText({ field, help }: HelpProps) {
  return useContext(HelpShownContext) && hasError(help) ? (
    <Hint id={field.helpId}>{help}</Hint>
  ) : null;
}

const Unseen = styled.span`
  ${visuallyHidden}
`;

/** The same in a table's cell: the control is all that is seen. */
function CellFrame({ field, label, hint, error, className, children }: FieldFrameProps) {
  return (
    <Root className={className}>
      <Unseen as="label" htmlFor={field.id} id={field.labelId}>
        {label}
      </Unseen>
      {hint != null && hint !== "" && <Unseen id={field.hintId}>{hint}</Unseen>}
      {children}
      {hasError(error) && <Unseen id={field.errorId}>{error}</Unseen>}
    </Root>
  );
}

type FieldFrameProps = Omit<FieldProps, "name"> & {
  field: ReturnType<typeof useField>;
  className?: string;
  children: ReactNode;
};

/** Label above, hint under it, control, error below: the shape of every field. */
export function FieldFrame(props: FieldFrameProps) {
  const Frame = useIsCell() ? CellFrame : FullFrame;
  return <Frame {...props} />;
}

function FullFrame({
  field,
  label,
  hint,
  error,
  help,
  required,
  className,
  children,
}: FieldFrameProps) {
  const texts = useUiTexts();
  return (
    <Root className={className}>
      <LabelRow>
        <Label htmlFor={field.id} id={field.labelId}>
          {label}
        </Label>
        {required === false && <Optional id={field.optionalId}>{`(${texts.optional})`}</Optional>}
        <HelpMark field={field} help={help} />
      </LabelRow>
      {hint != null && hint !== "" && <Hint id={field.hintId}>{hint}</Hint>}
      <HelpText field={field} help={help} />
      {children}
      <FieldProblem id={field.errorId} error={error} />
    </Root>
  );
}

const Fieldset = styled.fieldset`
  display: block;
  min-width: 0;
`;

const Legend = styled.legend`
  float: left;
  width: 100%;
  display: flex;
  align-items: center;
  gap: ${theme.space(1)};
  margin-bottom: ${theme.space(2)};
  ${labelStyles}

  & + * {
    clear: both;
  }
`;

/** The same shape for a group of controls: a fieldset with a legend. */
export function FieldsetFrame({
  field,
  label,
  hint,
  error,
  help,
  required,
  className,
  children,
  role,
}: FieldFrameProps & { role?: "radiogroup" }) {
  const texts = useUiTexts();
  return (
    <Fieldset
      className={className}
      role={role}
      aria-describedby={field.control["aria-describedby"]}
      aria-invalid={role === "radiogroup" ? field.control["aria-invalid"] : undefined}
      aria-required={role === "radiogroup" ? field.control["aria-required"] : undefined}
      aria-labelledby={field.labelId}
      id={field.id}
    >
      <Legend>
        <span id={field.labelId}>{label}</span>
        {required === false && <Optional id={field.optionalId}>{`(${texts.optional})`}</Optional>}
        <HelpMark field={field} help={help} />
      </Legend>
      <div>
        {hint != null && hint !== "" && <Hint id={field.hintId}>{hint}</Hint>}
        <HelpText field={field} help={help} />
        {children}
        <FieldProblem id={field.errorId} error={error} />
      </div>
    </Fieldset>
  );
}
