import { useId, useRef } from "react";
import { Dialog } from "@base-ui/react/dialog";
import styled from "styled-components";
import {
  ModalFrame,
  modalBackdropStyles,
  labelsOf,
  modalStyles,
  type ModalProps,
} from "./ModalFrame";

const Backdrop = styled(Dialog.Viewport)`
  ${modalBackdropStyles}
`;

const Panel = styled(Dialog.Popup)<{ $size: NonNullable<ModalProps["size"]> }>`
  ${modalStyles}
`;

/** Windows follow each other in the page in the order in which they were opened. */
const isTopmost = (panel: HTMLElement | null) =>
  [...document.querySelectorAll("[aria-modal=true]")].at(-1) === panel;

/**
 * The window of a Modal, on Base UI's dialog: also as "alertdialog", because a press on the backdrop
 * means no there too, and Base UI's alert dialog would ignore it.
 */
export function ModalWindow({
  title,
  onClose,
  size = "medium",
  footer,
  role = "dialog",
  children,
  ...rest
}: ModalProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  return (
    <Dialog.Root
      open
      onOpenChange={(open, { cancel, event, reason }) => {
        // The second press of a double click that opened it closes nothing.
        const isSecondPress = reason === "outside-press" && "detail" in event && event.detail === 2;
        if (isSecondPress || !isTopmost(panel.current)) cancel();
        else if (!open) onClose();
      }}
    >
      <Dialog.Portal>
        <Backdrop>
          <Panel
            {...rest}
            ref={panel}
            role={role}
            aria-modal="true"
            {...labelsOf(id, role)}
            // ModalFrame moves it, at once, and also where this is not what shows the window.
            initialFocus={false}
            finalFocus={false}
            $size={size}
          >
            <ModalFrame id={id} title={title} onClose={onClose} footer={footer}>
              {children}
            </ModalFrame>
          </Panel>
        </Backdrop>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
