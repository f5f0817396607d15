/** What the page shows before any code is there, and what a person has done to it. */
export type FirstPaint = {
  /** Holds the prerendered markup. */
  element: HTMLElement;
  /** The rules of that markup alone; those of every page stay when it goes. */
  style: HTMLStyleElement;
  /** The button pressed last; it is pressed for them once the code is there. */
  pressed: HTMLElement | null;
  /** What a finger, a mouse button or an unfinished word is down on right now. */
  held: EventTarget | null;
};

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface merges
  interface Window {
    /** Left by the script in the page for the code that takes over. */
    quotehavenFirstPaint?: FirstPaint;
  }
}
