const signs = ["pointerdown", "keydown", "wheel", "touchmove"] as const;

/** Whether the person did something since one last asked. */
export type Activity = ReturnType<typeof watchActivity>;

/** Watches for signs of a person: presses, keys, scrolling by hand. */
export function watchActivity(target: EventTarget) {
  let active = false;
  const notice = () => {
    active = true;
  };
  for (const sign of signs) target.addEventListener(sign, notice, { passive: true, capture: true });
  return {
    /** True when there was a sign of the person since `reset`. */
    wasActive: () => active,
    /** Takes note of the person, as a press would. */
    notice,
    reset: () => {
      active = false;
    },
    stop: () => {
      for (const sign of signs) target.removeEventListener(sign, notice, { capture: true });
    },
  };
}
