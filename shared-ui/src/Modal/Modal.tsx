import { useState } from "react";
import { useFloatingCode } from "../Floating/floatingCode";
import type { ModalProps } from "./ModalFrame";
import { PlainModal } from "./PlainModal";

/**
 * A window over the page. Focus moves in, stays in, and goes back where it was, or to the page's
 * heading where that is gone; render it only while it is open. An element with `data-autofocus` gets the focus, otherwise the first field, otherwise
 * the window itself.
 *
 * Its code comes lazily (see `loadFloating`): opened before, it shows as soon as that is there.
 */
export function Modal(props: ModalProps) {
  const [opener] = useState(() => document.activeElement);
  const code = useFloatingCode();
  if (code === null) return null;
  const Window = code === "failed" ? PlainModal : code.ModalWindow;
  return <Window {...props} opener={opener} />;
}
