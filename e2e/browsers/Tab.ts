import { until } from "../until";
import type { Control, Driver, Query } from "./Driver";
import { openQuestion } from "./openQuestion";
import { hasLibrary, installLibrary, queryExpression } from "./queryExpression";

const waitMs = 30_000;

/** Of a box or a radio button, what can be pressed: itself, or its label where it is hidden. */
const pressable = "((input) => (input && input.offsetWidth < 8 ? input.labels[0] : input))";

/** A person at a browser: finds things by what they are called, and waits until they are there. */
export class Tab {
  constructor(
    private readonly driver: Driver,
    private readonly origin: string,
  ) {}

  async open(path: string): Promise<void> {
    await this.driver.goto(new URL(path, this.origin).href);
  }

  /** Waits until the address's path is this one. */
  async isAt(path: string): Promise<void> {
    const isThere = async () => new URL(await this.driver.url()).pathname === path;
    await until(`the address ${path}`, isThere, waitMs);
  }

  async see(text: string | RegExp, within?: Query): Promise<void> {
    await this.#act({ text, within });
  }

  async seeRole(role: string, name: string | RegExp): Promise<void> {
    await this.#act({ role, name });
  }

  /** Waits until nothing of the kind is there. */
  async missRole(role: string, name: string | RegExp): Promise<void> {
    const isGone = async () => !(await this.#look({ role, name }));
    await until(`${role} ${name} to be gone`, isGone, waitMs);
  }

  async press(role: string, name: string | RegExp, within?: Query): Promise<void> {
    await this.#act({ role, name, within }, (control) => control.click());
  }

  /** Presses a box or a radio button, or its label where a picture of ours replaces it. */
  async tick(role: "checkbox" | "radio", name: string | RegExp, within?: Query): Promise<void> {
    await this.#act({ role, name, within }, (control) => control.click(), pressable);
  }

  async type(name: string | RegExp, text: string, within?: Query): Promise<void> {
    await this.#act({ role: "textbox", name, within }, (control) => control.type(text));
  }

  /** Types where the label is: password fields have no role. */
  async typePassword(label: string, text: string): Promise<void> {
    const field = `[...document.querySelectorAll('input[type="password"]')]
      .find((field) => field.labels[0]?.textContent.trim().startsWith(${JSON.stringify(label)})) ?? null`;
    await this.#until(`the password field ${label}`, async () => {
      const control = await this.driver.find(field);
      return control && control.type(text).then(() => true);
    });
  }

  /** Gives the page's file field a file, as the system's window for files does. */
  async attach(name: string, file: Buffer): Promise<void> {
    const expression = giveFile(name, file.toString("base64"));
    await this.#until("the field for a file", async () =>
      Boolean(await this.driver.evaluate(expression)),
    );
  }

  /** Waits until more than the white of its paper is drawn on the first canvas of the page. */
  async isDrawn(): Promise<void> {
    const isDrawn = async () => Number(await this.driver.evaluate(colorsDrawn)) > 10;
    await until("a drawing", isDrawn, waitMs);
  }

  /** Chooses an option by its words, from a native list or one of ours. */
  async choose(name: string | RegExp, option: string | RegExp): Promise<void> {
    const list: Query = { role: "combobox", name };
    await this.#act(list);
    // A native list gives its option's value once it has it, false until then.
    const expression = markNative(queryExpression(list), option);
    const valueNow = async () => (await this.driver.evaluate(expression)) ?? "ours";
    const value = await until(`the option ${option}`, valueNow, waitMs);
    if (value === "ours") {
      await this.press("combobox", name);
      await this.press("option", option);
    } else await this.driver.evaluate(setValue(String(value)));
  }

  /** Searches a list, and takes the option. */
  async search(name: string | RegExp, text: string, option: RegExp): Promise<void> {
    await this.#act({ role: "combobox", name }, (control) => control.type(text));
    await this.press("option", option);
  }

  /** Answers page after page, going on by one button, until the other is there. */
  async answerPages(forward: string, last: string): Promise<void> {
    const find = (name: string) => this.#look({ role: "button", name });
    await this.#until(`the button ${last}`, async () => {
      await this.#answerQuestions();
      if (await find(last)) {
        // What the last page asks came with its button, perhaps only now.
        await this.#answerQuestions();
        return true;
      }
      await (await find(forward))?.click();
      return false;
    });
  }

  /** Answers every question that is open on the page, one after the other. */
  async #answerQuestions(): Promise<void> {
    for (;;) {
      const next = await this.driver.evaluate(openQuestion);
      if (typeof next !== "object" || next === null) return;
      await this.#answer(next).catch(falseIfReplaced);
    }
  }

  /** Answers the question that is marked; where it was replaced meanwhile, it is the next one again. */
  async #answer(next: object): Promise<void> {
    const control = await this.driver.find('document.querySelector("[data-next]")');
    if (!control) return;
    if ("type" in next) await control.type(String(next.type));
    else if ("choose" in next) await this.driver.evaluate(setValue(String(next.choose)));
    else await control.click();
  }

  /** Does something inside of a frame. */
  async inFrame(title: string, work: () => Promise<void>): Promise<void> {
    await until(`the frame ${title}`, () => this.driver.enterFrame(title), waitMs);
    await work();
    await this.driver.enterFrame(null);
  }

  /** Leaves a mark in the page that a reload would take away. */
  async mark(): Promise<void> {
    await this.driver.evaluate('document.body.setAttribute("data-marked", "")');
  }

  async isMarked(): Promise<boolean> {
    return (await this.driver.evaluate('document.body.hasAttribute("data-marked")')) === true;
  }

  /** Waits for what is looked for, and does something with it. */
  async #act(query: Query, act = async (_: Control) => {}, part = ""): Promise<void> {
    await this.#until(`${query.role ?? "text"} ${query.name ?? query.text}`, async () => {
      const control = await this.#look(query, part);
      return control && act(control).then(() => true);
    });
  }

  /** Tries until it succeeds, also where the page put another element in the place of one that was found. */
  #until(what: string, attempt: () => Promise<boolean | null>): Promise<boolean> {
    return until(what, () => attempt().catch(falseIfReplaced), waitMs);
  }

  async #look(query: Query, part = ""): Promise<Control | null> {
    if (!(await this.driver.evaluate(hasLibrary))) await this.driver.evaluate(installLibrary);
    return this.driver.find(`${part}(${queryExpression(query)})`);
  }
}

/** False where an element or the whole page was replaced before it was used; what else failed fails. */
function falseIfReplaced(error: unknown): false {
  if (/detached|stale|TestingLibraryDom/i.test(String(error))) return false;
  throw error;
}

function giveFile(name: string, base64: string): string {
  return `(() => {
    const field = document.querySelector('input[type="file"]');
    if (!field) return false;
    const bytes = Uint8Array.from(atob(${JSON.stringify(base64)}), (letter) => letter.charCodeAt(0));
    const given = new DataTransfer();
    given.items.add(new File([bytes], ${JSON.stringify(name)}, { type: "application/pdf" }));
    field.files = given.files;
    field.dispatchEvent(new Event("change", { bubbles: true }));
    return true;
  })()`;
}

/** How many different values the pixels of the first canvas have. */
const colorsDrawn = `(() => {
  const canvas = document.querySelector("canvas");
  if (!canvas || canvas.width < 2) return 0;
  return new Set(canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height).data).size;
})()`;

/** Chooses in the marked list and tells the page of it, as a browser does. */
function setValue(value: string): string {
  return `(() => {
    const list = document.querySelector("select[data-next]");
    const { set } = Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, "value");
    set.call(list, ${JSON.stringify(value)});
    for (const type of ["input", "change"]) list.dispatchEvent(new Event(type, { bubbles: true }));
  })()`;
}

/** Marks a native list and gives the value of the option with these words, or false; null for another list. */
function markNative(list: string, option: string | RegExp): string {
  const wanted = option instanceof RegExp ? String(option) : JSON.stringify(option);
  return `(() => {
    const list = ${list};
    const wanted = ${wanted};
    const matches = ({ text }) => (wanted instanceof RegExp ? wanted.test(text) : text === wanted);
    document.querySelector("[data-next]")?.removeAttribute("data-next");
    if (list?.tagName !== "SELECT") return null;
    list.setAttribute("data-next", "");
    return [...list.options].find(matches)?.value ?? false;
  })()`;
}
