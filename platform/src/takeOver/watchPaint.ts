import type { FirstPaint } from "./FirstPaint";

/** Notes what is pressed on a first paint; nothing is sent, and links lead where they lead. */
export function watchPaint(paint: FirstPaint): void {
  const { element } = paint;
  element.addEventListener("click", (event) => {
    const pressed = event.target instanceof Element ? event.target.closest("button") : null;
    if (!pressed) return;
    event.preventDefault();
    paint.pressed?.style.removeProperty("opacity");
    pressed.style.opacity = "0.6";
    pressed.ariaBusy = "true";
    paint.pressed = pressed;
  });
  // A form with no button of its own to press: its text must not become an address.
  element.addEventListener("submit", (event) => event.preventDefault());
  const hold = ({ target }: Event) => {
    paint.held = target;
  };
  const letGo = () => {
    paint.held = null;
  };
  // A press that began on it must also end on it, or the browser sees no click.
  element.addEventListener("pointerdown", hold);
  element.addEventListener("compositionstart", hold);
  for (const end of ["click", "pointercancel", "compositionend"]) {
    element.addEventListener(end, letGo);
  }
  document.addEventListener("pointerup", () => setTimeout(letGo));
}
