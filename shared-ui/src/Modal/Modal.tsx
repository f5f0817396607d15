import { useContext, useState } from "react";
import { useFloatingCode } from "../Floating/floatingCode";
import { ClosingContext, useClosing } from "./closing";
import type { ModalProps } from "../Floating/ModalFrame";
import { OpenerContext } from "./OpenerContext";
import { PlainModal } from "./PlainModal";

/**
 * A window over the page. Focus moves in, stays in, and goes back where it was, or to the page's
 * heading where that is gone; render it only while it is open. An element with `data-autofocus` gets the focus, otherwise the first field, otherwise
 * the window itself. What is inside may ask before it closes (`useClosingQuestion`).
 *
 * Its code comes lazily (see `loadFloating`): opened before, it shows as soon as that is there.
 */
export function Modal({ onClose, ...rest }: ModalProps) {
  const known = useContext(OpenerContext);
  const [opener] = useState(() => known ?? document.activeElement);
  const { register, close } = useClosing(onClose);
  const code = useFloatingCode();
  if (code === null) return null;
  const Window = code === "failed" ? PlainModal : code.ModalWindow;
  return (
    <ClosingContext value={register}>
      {/* What opens inside has an opener of its own. */}
      <OpenerContext value={null}>
        <Window {...rest} onClose={close} opener={opener} />
      </OpenerContext>
    </ClosingContext>
  );
}
