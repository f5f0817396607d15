import type { Locator, Page } from "@playwright/test";
import { tabTo } from "./keyboard";

/** How somebody works a page. */
type Hands = {
  /** A button or a link. */
  press(control: Locator): Promise<void>;
  write(field: Locator, text: string): Promise<void>;
  /** A checkbox, or one of several radio buttons. */
  check(control: Locator): Promise<void>;
  /** An option of a list, by its value or its label. */
  select(list: Locator, option: { value: string } | { label: string }): Promise<void>;
  /** Writes into a field that proposes, and takes the proposal. */
  pick(field: Locator, text: string, proposal: Locator): Promise<void>;
};

/** With a mouse, and what a browser fills in. */
export const mouse: Hands = {
  press: (control) => control.click(),
  write: (field, text) => field.fill(text),
  check: (control) => control.check(),
  select: async (list, option) => {
    await list.selectOption(option);
  },
  pick: async (field, text, proposal) => {
    await field.fill(text);
    await proposal.click();
  },
};

const mostOptions = 80;

/** With nothing but the keys of this page's keyboard. */
export function keysOf({ keyboard }: Page): Hands {
  const until = async (key: string, isThere: () => Promise<boolean>) => {
    for (let presses = 0; presses < mostOptions; presses += 1) {
      if (await isThere()) return;
      await keyboard.press(key);
    }
    throw new Error(`${key} never comes there.`);
  };
  const write = async (field: Locator, text: string) => {
    await tabTo(field);
    await keyboard.press("ControlOrMeta+a");
    await keyboard.type(text);
  };
  return {
    write,
    press: async (control) => {
      await tabTo(control);
      await keyboard.press("Enter");
    },
    check: async (control) => {
      if (await control.isChecked()) return;
      // One of several radio buttons is a stop, the arrow keys lead to the others.
      await until("Tab", () => control.evaluate(isHere));
      await until("ArrowDown", () =>
        control.evaluate((element) => element === document.activeElement),
      );
      if (!(await control.isChecked())) await keyboard.press("Space");
    },
    select: async (list, option) => {
      await tabTo(list);
      const isChosen = () =>
        list.evaluate((element, wanted) => {
          if (!(element instanceof HTMLSelectElement)) throw new Error("This is no list.");
          const chosen = element.selectedOptions[0];
          return "value" in wanted
            ? chosen?.value === wanted.value
            : chosen?.label === wanted.label;
        }, option);
      if (await isChosen()) return;
      await keyboard.press("Home");
      await until("ArrowDown", isChosen);
    },
    pick: async (field, text, proposal) => {
      await write(field, text);
      await proposal.waitFor();
      await keyboard.press("ArrowDown");
      await keyboard.press("Enter");
    },
  };
}

/** Whether the focus is on this checkbox, or on a radio button of its group. */
function isHere(element: Element): boolean {
  const { activeElement: at } = document;
  const group = (each: Element | null) => each?.closest('[role="radiogroup"], fieldset');
  const isRadio = (each: Element | null) =>
    each?.getAttribute("type") === "radio" || each?.getAttribute("role") === "radio";
  return at === element || (isRadio(at) && isRadio(element) && group(at) === group(element));
}

/** Collects what a mouse or a finger is used on, from a page's next document on. */
export async function watchPointing(page: Page): Promise<{ pointed: readonly string[] }> {
  const pointed: string[] = [];
  await page.exposeFunction("tellPointed", (words: string) => pointed.push(words));
  await page.addInitScript(() => {
    const tell = ({ target }: Event) => {
      void window.tellPointed?.(target instanceof Element ? (target.textContent ?? "") : "page");
    };
    addEventListener("pointerdown", tell, true);
  });
  return { pointed };
}

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface merges
  interface Window {
    tellPointed?: (words: string) => Promise<number>;
  }
}
