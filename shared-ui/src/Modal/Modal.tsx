import { ModalWindow } from "../Floating/lazyFloating";
import type { ModalProps } from "../Floating/ModalFrame";
import { ClosingContext, useClosing } from "./closing";

/**
 * A window over the page. Focus moves in, stays in, and goes back where it was, or to the page's
 * heading where that is gone; render it only while it is open. An element with `data-autofocus` gets the focus, otherwise the first field, otherwise
 * the window itself. What is inside may ask before it closes (`useClosingQuestion`).
 *
 * Its code comes lazily (see `loadFloating`): opened before, it shows as soon as that is there.
 */
export function Modal({ onClose, ...rest }: ModalProps) {
  const { register, close } = useClosing(onClose);
  return (
    <ClosingContext value={register}>
      <ModalWindow {...rest} onClose={close} />
    </ClosingContext>
  );
}
