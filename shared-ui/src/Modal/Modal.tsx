import { createContext, useCallback, useContext, useEffect, useRef } from "react";
import { ModalWindow } from "../Floating/lazyFloating";
import type { ModalProps } from "../Floating/ModalFrame";
import { useAsOverlay } from "../Floating/overlays";

/** Asks whether a window may close. */
type ClosingQuestion = () => Promise<boolean>;

/** Takes a question from something inside a window; the returned function takes it back. */
type Register = (question: ClosingQuestion) => () => void;

/** The window around, for what is inside it. */
const ClosingContext = createContext<Register | null>(null);

/** Whether this is inside a window. */
export function useIsInWindow(): boolean {
  return useContext(ClosingContext) !== null;
}

/** While there is a `question`, the window around this closes only when it is answered yes. */
export function useClosingQuestion(question: ClosingQuestion | null): void {
  const register = useContext(ClosingContext);
  useEffect(() => (question ? register?.(question) : undefined), [register, question]);
}

/**
 * A window over the page. Focus moves in, stays in, and goes back where it was, or to the page's
 * heading where that is gone; render it only while it is open. An element with `data-autofocus`
 * gets the focus, otherwise the first field, otherwise the window itself. What is inside may ask
 * before it closes (`useClosingQuestion`).
 *
 * Its code comes lazily (see `loadFloating`): opened before, it shows as soon as that is there.
 */
export function Modal({ onClose, ...rest }: ModalProps) {
  const questions = useRef(new Set<ClosingQuestion>());
  const register = useCallback<Register>((question) => {
    questions.current.add(question);
    return () => void questions.current.delete(question);
  }, []);
  useAsOverlay();
  const close = () => {
    const [question] = questions.current;
    if (!question) return onClose();
    void question().then((mayClose) => mayClose && onClose());
  };
  return (
    <ClosingContext value={register}>
      <ModalWindow {...rest} onClose={close} />
    </ClosingContext>
  );
}
