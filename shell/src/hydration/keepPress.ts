/** Fired at the document when React begins to listen. */
export const HYDRATING = "quotehaven:hydrating";
/** Fired at the document once React answers presses. */
export const HYDRATED = "quotehaven:hydrated";

/**
 * Keeps the last press of a button that comes before React listens, and makes it again once React
 * answers, where that button is still there. React itself answers what is pressed in between, and
 * then that was the last one.
 */
export function keepPress(page: Document): void {
  let button: HTMLButtonElement | null = null;
  let isReactListening = false;
  const keep = ({ target }: Event) => {
    button = target instanceof Element && !isReactListening ? target.closest("button") : null;
  };
  page.addEventListener("click", keep);
  page.addEventListener(HYDRATING, () => (isReactListening = true), { once: true });
  page.addEventListener(
    HYDRATED,
    () => {
      page.removeEventListener("click", keep);
      if (button?.isConnected) button.click();
    },
    { once: true },
  );
}
