import { useEffect, useLayoutEffect, useState } from "react";

const starts = ["pointerdown", "mousedown"];
const ends = ["pointerup", "pointercancel", "mouseup", "click"];

const waiting = new Set<() => void>();
let watchers = 0;
let isPressed = false;
let released: ReturnType<typeof setTimeout> | undefined;

function press() {
  clearTimeout(released);
  isPressed = true;
}

function release() {
  clearTimeout(released);
  // After the click, and after the mouse events that follow a touch.
  released = setTimeout(() => {
    isPressed = false;
    for (const tell of [...waiting]) tell();
  });
}

/** Knows of presses anywhere on the page from now until it is undone. */
function watchPresses(): () => void {
  if (watchers === 0) {
    for (const name of starts) document.addEventListener(name, press, true);
    for (const name of ends) document.addEventListener(name, release, true);
  }
  watchers += 1;
  return () => {
    watchers -= 1;
    if (watchers > 0) return;
    clearTimeout(released);
    isPressed = false;
    for (const name of starts) document.removeEventListener(name, press, true);
    for (const name of ends) document.removeEventListener(name, release, true);
  };
}

/** Calls back now, or once what is pressed is released. @returns its undo */
function onceReleased(callBack: () => void): () => void {
  if (!isPressed) {
    callBack();
    return () => {};
  }
  const tell = () => {
    waiting.delete(tell);
    callBack();
  };
  waiting.add(tell);
  return () => waiting.delete(tell);
}

/**
 * A value that does not change between a press and its release: a line that came or went meanwhile
 * would move what is pressed away from under the finger, and the press would be lost.
 */
export function useHeld<Value>(value: Value): Value {
  const [held, setHeld] = useState(value);
  useEffect(watchPresses, []);
  useLayoutEffect(() => onceReleased(() => setHeld(value)), [value]);
  return held;
}
