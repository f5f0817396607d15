import {
  useEffect,
  useRef,
  useState,
  type ChangeEvent,
  type ComponentProps,
  type ReactNode,
} from "react";
import styled from "styled-components";
import { FieldFrame, FieldNote, useFieldProps, type FieldProps } from "../Field/FieldFrame";
import { controlStyles } from "../Field/controlStyles";
import { digitsOf } from "../Field/digits";
import { useComposed } from "../Field/useComposed";
import { Icon } from "../Icon/Icon";
import { theme } from "../theme/theme";
import { useUiTexts } from "../texts/UiTexts";

type Own = FieldProps & {
  value: string;
  /** Told the text, not the event. */
  onChange: (value: string) => void;
  /** `number` keeps digits only, says so, and brings up the number pad. `password` can be shown. */
  type?: "text" | "email" | "tel" | "password" | "number" | "search" | "url";
  /** What of a typed text is kept; of a `number` its digits unless said otherwise. */
  read?: (text: string) => string;
  /** What a `number` says when it leaves out letters, in place of the usual words. */
  digitsNote?: ReactNode;
  /** A unit beside the text, such as "$" or "sq ft". */
  symbol?: ReactNode;
  symbolPosition?: "before" | "after";
  /** Shows under the input on focus, and goes after 6 seconds. */
  detail?: ReactNode;
};

/** What TextField takes: its own, and everything an input takes. */
export type TextFieldProps = Own & Omit<ComponentProps<"input">, keyof Own>;

/** Holds an input with what is shown inside its edges. */
export const InputBox = styled.div`
  position: relative;
  display: flex;
  align-items: center;
`;

/** The plain input that text-like fields share. */
export const InputControl = styled.input<{ $before?: boolean; $after?: boolean }>`
  ${controlStyles}
  ${({ $before }) => $before && `padding-inline-start: 36px;`}
  ${({ $after }) => $after && `padding-inline-end: 48px;`}
`;

const Symbol = styled.span<{ $side: "before" | "after" }>`
  position: absolute;
  inset-inline-${({ $side }) => ($side === "before" ? "start" : "end")}: 14px;
  color: ${theme.color.inkMuted};
  pointer-events: none;
`;

/** A symbol inside the edge of an InputBox. */
export function InputSymbol({ side, children }: { side: "before" | "after"; children: ReactNode }) {
  return (
    <Symbol $side={side} aria-hidden="true">
      {children}
    </Symbol>
  );
}

/** What makes room in an InputControl for the symbol beside its text. */
export function symbolRoom(symbol: ReactNode, side: "before" | "after") {
  if (symbol == null || symbol === "") return {};
  const room = side === "before" ? "paddingInlineStart" : "paddingInlineEnd";
  const isWide = typeof symbol === "string" && symbol.length > 2;
  return {
    $before: side === "before",
    $after: side === "after",
    style: isWide ? { [room]: `${symbol.length * 0.6 + 1.5}em` } : undefined,
  };
}

/** A button inside the end of an InputBox. */
export const InputAction = styled.button`
  position: absolute;
  inset-inline-end: 0;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.small};
  background: none;
  color: ${theme.color.inkMuted};
  cursor: pointer;

  &:hover:not(:disabled) {
    color: ${theme.color.accent};
  }

  &:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }
`;

const detailMs = 6000;

/** Whether the detail is shown: from the focus on, for 6 seconds. */
function useDetail(): { isShown: boolean; show: () => void; hide: () => void } {
  const [isShown, setShown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = () => {
    setShown(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setShown(false), detailMs);
  };
  return { isShown, show, hide: () => setShown(false) };
}

/** Shows and hides a password. */
function PasswordSwitch({ isShown, ...rest }: ComponentProps<"button"> & { isShown: boolean }) {
  const texts = useUiTexts();
  return (
    <InputAction
      type="button"
      aria-label={isShown ? texts.hidePassword : texts.showPassword}
      {...rest}
    >
      <Icon name={isShown ? "eye-off" : "eye"} />
    </InputAction>
  );
}

/** How phones help with a type: the number pad; nothing corrected in addresses and passwords. */
function typingAid(type: TextFieldProps["type"]): ComponentProps<"input"> {
  if (type === "number") return { inputMode: "numeric", pattern: "[0-9]*" };
  if (type === "password" || type === "email") return { autoCapitalize: "none", spellCheck: false };
  return {};
}

const asTyped = (text: string) => text;

/** One line of text, an address, digits or a password. */
export function TextField(props: TextFieldProps) {
  const texts = useUiTexts();
  const { field, frame, control, rest } = useFieldProps(props);
  const { type = "text", symbol, symbolPosition = "before", digitsNote, detail, ...others } = rest;
  const { read = type === "number" ? digitsOf : asTyped, ...own } = others;
  const [isPasswordShown, setPasswordShown] = useState(false);
  const [dropped, setDropped] = useState(false);
  const { isShown: isDetailShown, show: showDetail, hide: hideDetail } = useDetail();
  const isPassword = type === "password";
  const isPlain = type === "number" || (isPassword && isPasswordShown);
  const noteId = `${field.id}-note`;
  const note = dropped ? (digitsNote ?? texts.digitsOnly) : isDetailShown && detail;
  const describedBy = [control["aria-describedby"], note && noteId].filter(Boolean).join(" ");
  const { composed, handlers } = useComposed(({ value: text }) => {
    const kept = read(text);
    if (type === "number" && digitsOf(kept) === kept && /[^\p{Nd}\s]/u.test(text)) setDropped(true);
    props.onChange(kept);
  });
  const asItComes = {
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => props.onChange(target.value),
  };

  return (
    <FieldFrame {...frame}>
      <InputBox>
        {symbol != null && symbol !== "" && (
          <InputSymbol side={symbolPosition}>{symbol}</InputSymbol>
        )}
        <InputControl
          {...typingAid(type)}
          {...own}
          {...control}
          aria-describedby={describedBy || undefined}
          type={isPlain ? "text" : type}
          {...symbolRoom(symbol, symbolPosition)}
          {...(isPassword ? { $after: true } : {})}
          {...(read === asTyped ? asItComes : handlers)}
          value={composed ?? props.value}
          onFocus={(event) => {
            props.onFocus?.(event);
            if (detail != null && detail !== "") showDetail();
          }}
          onBlur={(event) => {
            props.onBlur?.(event);
            hideDetail();
            setDropped(false);
          }}
        />
        {isPassword && (
          <PasswordSwitch
            isShown={isPasswordShown}
            aria-controls={field.id}
            disabled={props.disabled}
            onClick={() => setPasswordShown(!isPasswordShown)}
          />
        )}
      </InputBox>
      <div aria-live={type === "number" ? "polite" : undefined}>
        <FieldNote id={noteId}>{note}</FieldNote>
      </div>
    </FieldFrame>
  );
}
