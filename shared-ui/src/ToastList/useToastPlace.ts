import { useLayoutEffect, type RefObject } from "react";
import { isCovering, sideRoom, toastPlace, type Box } from "./toastPlace";

/** What leads to what is missing or wrong carries this attribute: messages about it never cover it. */
const leading = "[data-uncovered]";
const dialogs = "[role=dialog], [role=alertdialog]";
/** What keeps its place while it has the focus: fields, and a summary of errors with its links. */
const held = "input, select, textarea, iframe, [role=combobox], [role=radiogroup], [role=alert]";
/** A frame holds another's form, such as a card's. */
const pressable = "button, a[href], input, select, textarea, summary, iframe";

/** The room that the messages take at the top of the window, where a dialog leaves none; windows keep it free. */
const ROOM = "--toast-room";

const DOCK_GAP_PX = 12;

/** After so long the page that came together with a message is where it stays. */
const SETTLE_MS = 500;

/** What is in sight of some elements. */
function boxesOf(elements: Iterable<Element>, region: Element): Box[] {
  const boxes: Box[] = [];
  for (const element of elements) {
    if (region.contains(element)) continue;
    const { left, top, width, height } = element.getBoundingClientRect();
    const isSeen = width > 0 && height > 0 && top < window.innerHeight && top + height > 0;
    if (isSeen) boxes.push({ left, top, width, height });
  }
  return boxes;
}

/** What must stay free, and what should. */
function boxesAround(region: Element): { kept: Box[]; spared: Box[] } {
  const focused = document.activeElement?.closest(held);
  const open = [...document.querySelectorAll(dialogs)];
  // Behind a dialog nothing is read or pressed.
  const onPage = (selector: string) => (open.length > 0 ? [] : document.querySelectorAll(selector));
  return {
    kept: boxesOf(
      [...open, ...(focused ? [focused] : []), ...onPage(`h1, h2, ${leading}`)],
      region,
    ),
    spared: boxesOf(onPage(pressable), region),
  };
}

/** The room around the messages for their shadows, in px: what is below it is not covered. */
export const shadowRoomPx = 48;

/** The messages themselves. */
function boxOf(region: Element): Box {
  const { left, top, width, height } = region.getBoundingClientRect();
  const both = shadowRoomPx * 2;
  return {
    left: left + shadowRoomPx,
    top: top + shadowRoomPx,
    width: width - both,
    height: height - both,
  };
}

function placeMessages(region: HTMLElement): void {
  const page = document.documentElement;
  const now = boxOf(region);
  const { width, height } = now;
  const isDocked = page.style.getPropertyValue(ROOM) !== "";
  // The dialog that left no place has moved out of the way, and comes back when the room goes.
  const room = `${height + DOCK_GAP_PX * 2}px`;
  if (isDocked && height > 0 && document.querySelector(dialogs)) {
    page.style.setProperty(ROOM, room);
    return;
  }
  page.style.removeProperty(ROOM);
  if (height <= 0) return;
  const { kept, spared } = boxesAround(region);
  const side = sideRoom(page.clientWidth, width);
  const isInSight =
    now.top >= 0 &&
    now.top + height <= window.innerHeight &&
    now.left >= side &&
    now.left + width + side <= page.clientWidth;
  if (!isDocked && region.style.top !== "" && isInSight && !isCovering(now, kept)) return;
  const place = toastPlace({
    window: { left: 0, top: 0, width: page.clientWidth, height: window.innerHeight },
    size: { width, height },
    kept,
    spared,
  });
  if (!place) page.style.setProperty(ROOM, room);
  const docked = { left: Math.max(0, (page.clientWidth - width) / 2), top: DOCK_GAP_PX };
  const { left, top } = place ?? docked;
  region.style.left = `${left - shadowRoomPx}px`;
  region.style.top = `${top - shadowRoomPx}px`;
}

/**
 * Decides where the messages are placed: over no dialog, no heading, nothing with `data-uncovered`, no
 * field that has the focus and no summary of errors that holds it, and over as few buttons and links as
 * can be. They stay where they are until they would be in the way.
 */
export function useToastPlace(region: RefObject<HTMLElement | null>, shown: unknown): void {
  useLayoutEffect(() => {
    const element = region.current;
    if (!element) return;
    let frame = 0;
    const soon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => placeMessages(element));
    };
    placeMessages(element);
    // What was refused may open another page, which slides in.
    const settled = setTimeout(soon, SETTLE_MS);
    const kinds = ["focusin", "focusout", "scroll"] as const;
    for (const kind of kinds)
      document.addEventListener(kind, soon, { passive: true, capture: true });
    window.addEventListener("resize", soon);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(settled);
      for (const kind of kinds) document.removeEventListener(kind, soon, { capture: true });
      window.removeEventListener("resize", soon);
      document.documentElement.style.removeProperty(ROOM);
    };
  }, [region, shown]);
}
