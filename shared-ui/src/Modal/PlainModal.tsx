import { useId, useRef, type MouseEvent } from "react";
import { createPortal } from "react-dom";
import styled from "styled-components";
import {
  ModalFrame,
  modalBackdropStyles,
  labelsOf,
  modalStyles,
  type OpenedModalProps,
} from "../Floating/ModalFrame";

const Backdrop = styled.div`
  ${modalBackdropStyles}
`;

const Panel = styled.div<{ $size: "small" | "medium" | "large" }>`
  ${modalStyles}
`;

/**
 * The same window for the day its code cannot be fetched: it closes in the same ways, but
 * does not hold the page behind.
 */
export function PlainModal({
  title,
  onClose,
  size = "medium",
  footer,
  role = "dialog",
  opener,
  children,
  ...rest
}: OpenedModalProps) {
  const id = useId();
  const isPressed = useRef(false);
  const isBeside = ({ target, currentTarget }: MouseEvent) => target === currentTarget;
  return createPortal(
    // Closes with the end of a press that began here too: what lies behind is not pressed by it, and takes no focus.
    <Backdrop
      onKeyDown={({ key }) => key === "Escape" && onClose()}
      onPointerDown={(event) => (isPressed.current = isBeside(event))}
      onClick={(event) =>
        // The second press of a double click that opened it closes nothing.
        isPressed.current && isBeside(event) && event.detail !== 2 && onClose()
      }
    >
      <Panel {...rest} role={role} {...labelsOf(id, role)} tabIndex={-1} $size={size}>
        <ModalFrame {...{ id, title, onClose, footer, opener }}>{children}</ModalFrame>
      </Panel>
    </Backdrop>,
    document.body,
  );
}
