import { invalidRequest } from "./apiError";
import type { FormTree, FormValue } from "./formBody";

/** The parameters of one request, read the way Stripe's API reads them, with its refusals. */
export class Params {
  constructor(
    private readonly tree: FormTree,
    private readonly prefix = "",
  ) {}

  /** Refuses every parameter that is not named here. */
  allowOnly(...names: string[]): this {
    const unknown = Object.keys(this.tree).find((name) => !names.includes(name));
    if (unknown === undefined) return this;
    throw invalidRequest(`Received unknown parameter: ${this.#path(unknown)}`, {
      code: "parameter_unknown",
      param: this.#path(unknown),
    });
  }

  /** Text; empty text counts as none. */
  text(name: string): string | undefined {
    const value = this.tree[name];
    if (value === undefined || value === "") return undefined;
    if (typeof value === "string") return value;
    throw invalidRequest(`Invalid string: ${this.#path(name)}`, { param: this.#path(name) });
  }

  requiredText(name: string): string {
    const value = this.text(name);
    if (value !== undefined) return value;
    throw this.#missing(name);
  }

  /** A whole number without a sign. */
  count(name: string): number | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    if (/^\d{1,15}$/.test(value)) return Number(value);
    throw invalidRequest(`Invalid integer: ${value}`, {
      code: "parameter_invalid_integer",
      param: this.#path(name),
    });
  }

  requiredCount(name: string): number {
    const value = this.count(name);
    if (value !== undefined) return value;
    throw this.#missing(name);
  }

  oneOf<const T extends string>(name: string, choices: readonly T[]): T | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    const chosen = choices.find((choice) => choice === value);
    if (chosen !== undefined) return chosen;
    throw invalidRequest(`Invalid ${this.#path(name)}: must be one of ${choices.join(", ")}`, {
      param: this.#path(name),
    });
  }

  list(name: string): string[] {
    const value = this.tree[name];
    if (value === undefined || value === "") return [];
    if (typeof value === "string")
      throw invalidRequest("Invalid array", { param: this.#path(name) });
    return Object.values(value).filter((item) => typeof item === "string");
  }

  nested(name: string): Params | undefined {
    const value = this.tree[name];
    if (value === undefined || value === "") return undefined;
    if (typeof value !== "string") return new Params(value, this.#path(name));
    throw invalidRequest("Invalid object", { param: this.#path(name) });
  }

  /** Names with texts; empty ones count as none. */
  metadata(): Record<string, string> {
    const sent = this.tree["metadata"];
    if (sent === undefined || typeof sent === "string") return {};
    return Object.fromEntries(Object.entries(sent).filter(isFilled));
  }

  #path(name: string): string {
    return this.prefix ? `${this.prefix}[${name}]` : name;
  }

  #missing(name: string) {
    return invalidRequest(`Missing required param: ${this.#path(name)}.`, {
      code: "parameter_missing",
      param: this.#path(name),
    });
  }
}

const isFilled = (entry: [string, FormValue]): entry is [string, string] =>
  typeof entry[1] === "string" && entry[1] !== "";
