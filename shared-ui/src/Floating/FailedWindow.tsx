import { useId } from "react";
import { createPortal } from "react-dom";
import styled from "styled-components";
import {
  labelsOf,
  ModalFrame,
  modalBackdropStyles,
  modalStyles,
  type ModalSize,
} from "./ModalFrame";
import { useUiTexts } from "../texts/UiTexts";
import { PartFailed, type Failure } from "../LazyPart/lazyPart";

const Backdrop = styled.div`
  ${modalBackdropStyles}
`;

const Panel = styled.div<{ $size: ModalSize }>`
  ${modalStyles}
`;

/**
 * Says that a window, a list or a panel did not come. It is drawn without the library of windows,
 * which may be what is missing.
 */
export function FailedWindow({ onClose, ...failure }: Failure & { onClose: () => void }) {
  const texts = useUiTexts();
  const id = useId();
  return createPortal(
    <Backdrop
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        onClose();
      }}
    >
      <Panel
        role="dialog"
        aria-modal="true"
        {...labelsOf(id, "dialog")}
        tabIndex={-1}
        $size="small"
      >
        <ModalFrame id={id} title={texts.windowFailed} onClose={onClose}>
          <PartFailed {...failure} />
        </ModalFrame>
      </Panel>
    </Backdrop>,
    document.body,
  );
}
