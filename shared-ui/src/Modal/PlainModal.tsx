import { useId } from "react";
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
  return createPortal(
    <Backdrop
      onKeyDown={({ key }) => key === "Escape" && onClose()}
      onPointerDown={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      <Panel {...rest} role={role} {...labelsOf(id, role)} tabIndex={-1} $size={size}>
        <ModalFrame {...{ id, title, onClose, footer, opener }}>{children}</ModalFrame>
      </Panel>
    </Backdrop>,
    document.body,
  );
}
