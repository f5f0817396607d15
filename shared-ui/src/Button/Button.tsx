import type { ComponentProps } from "react";
import styled from "styled-components";
import { Spinner } from "../Loader/Spinner";
import { theme } from "../theme/theme";
import { buttonStyles, type ButtonVariant } from "./buttonStyles";

type ButtonProps = ComponentProps<"button"> &
  Partial<ButtonVariant> & {
    /** At work: takes no presses, keeps its width, and keeps the focus. */
    busy?: boolean;
    /** What it is doing while busy, such as "Saving…". */
    busyLabel?: string;
  };

const Root = styled.button<{ $variant: ButtonVariant }>`
  ${({ $variant }) => buttonStyles($variant)}
`;

/** Keeps room for the other label too, which a spinner comes with while busy, so that the width never changes. */
const Face = styled.span`
  display: inline-grid;
  justify-items: center;

  &::after {
    content: attr(data-reserve);
    height: 0;
    overflow: hidden;
    visibility: hidden;
    white-space: nowrap;
  }

  &[data-reserves="busy"]::after {
    padding-inline-start: 26px;
  }
`;

/** An icon stands beside its words. */
const Beside = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space(2)};
`;

/** A button that does something. For going somewhere there is ButtonLink. */
export function Button({
  emphasis = "secondary",
  size = "medium",
  width = "auto",
  busy = false,
  busyLabel,
  type = "button",
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const reserves = busy && typeof children === "string" ? "idle" : "busy";
  return (
    <Root
      type={type}
      $variant={{ emphasis, size, width }}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      {...rest}
      onClick={(event) => {
        // Not `disabled`: a disabled button drops the keyboard's focus in mid-work.
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busyLabel === undefined && !busy ? (
        children
      ) : (
        <Face data-reserves={reserves} data-reserve={reserves === "idle" ? children : busyLabel}>
          <Beside>
            {busy && <Spinner />}
            <Beside key={`${busy}`}>{busy ? (busyLabel ?? children) : children}</Beside>
          </Beside>
        </Face>
      )}
    </Root>
  );
}
