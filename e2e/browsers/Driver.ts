/** What is looked for on a page: as assistive technology finds it, or by its text. */
export type Query = {
  role?: string;
  /** Words of the accessible name, or a pattern. */
  name?: string | RegExp;
  text?: string | RegExp;
  within?: Query;
};

/** Something found on a page. */
export type Control = {
  click(): Promise<void>;
  /** Replaces the text of a field, key by key. */
  type(text: string): Promise<void>;
};

/** One tab of a browser; the two engines are driven alike. */
export type Driver = {
  engine: string;
  version: string;
  goto(url: string): Promise<void>;
  url(): Promise<string>;
  /** Evaluates an expression in the page. */
  evaluate(expression: string): Promise<unknown>;
  /** The element that an expression gives, or null. */
  find(expression: string): Promise<Control | null>;
  /** Works inside of the frame with this title from now on; null leaves it. */
  enterFrame(title: string | null): Promise<boolean>;
  /** A browser that knows nothing of the one before. */
  renew(): Promise<void>;
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
};
