import type { ReactNode } from "react";
import { Button } from "../Button/Button";
import { useUiTexts } from "../texts/UiTexts";
import { Modal } from "./Modal";

type ConfirmDialogProps = {
  title: ReactNode;
  /** What will happen, to whom, how much. */
  message: ReactNode;
  confirmLabel?: string;
  cancelLabel?: string;
  /** The action destroys something. */
  danger?: boolean;
  /** The action is under way; the dialog waits. */
  busy?: boolean;
  busyLabel?: string;
  onConfirm: () => void;
  /** Also asked for by Escape, the backdrop and the close icon. */
  onCancel: () => void;
};

/** Asks before something that cannot be taken back. Focus begins on the harmless answer. */
export function ConfirmDialog({
  title,
  message,
  confirmLabel,
  cancelLabel,
  danger = false,
  busy,
  busyLabel,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const texts = useUiTexts();
  return (
    <Modal
      title={title}
      size="small"
      role="alertdialog"
      onClose={onCancel}
      footer={
        <>
          <Button onClick={onCancel} data-autofocus="">
            {cancelLabel ?? texts.cancel}
          </Button>
          <Button
            emphasis={danger ? "danger" : "primary"}
            busy={busy}
            busyLabel={busyLabel}
            onClick={onConfirm}
          >
            {confirmLabel ?? texts.confirm}
          </Button>
        </>
      }
    >
      {typeof message === "string" ? <p>{message}</p> : message}
    </Modal>
  );
}
