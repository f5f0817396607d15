import { invalidRequest } from "../cardProcessor/apiError";

/** A fault as somebody asked for it, read field by field. */
export class FaultRequest {
  readonly #fields: Map<string, unknown>;

  constructor(body: unknown) {
    if (typeof body !== "object" || body === null) {
      throw invalidRequest("Send a JSON object (content-type: application/json).");
    }
    this.#fields = new Map(Object.entries(body));
  }

  oneOf<const T extends string>(name: string, choices: readonly T[]): T {
    const chosen = choices.find((choice) => choice === this.#fields.get(name));
    if (chosen !== undefined) return chosen;
    throw invalidRequest(`${name} must be one of: ${choices.join(", ")}`, { param: name });
  }

  number(name: string, least: number, most: number): number | undefined {
    const value = this.#fields.get(name);
    if (value === undefined || value === null) return undefined;
    if (typeof value === "number" && value >= least && value <= most) return value;
    throw invalidRequest(`${name} must be a number from ${least} to ${most}`, { param: name });
  }

  flag(name: string): boolean | undefined {
    const value = this.#fields.get(name);
    if (value === undefined || typeof value === "boolean") return value;
    throw invalidRequest(`${name} must be true or false`, { param: name });
  }

  text(name: string): string | undefined {
    const value = this.#fields.get(name);
    if (value === undefined || typeof value === "string") return value;
    throw invalidRequest(`${name} must be text`, { param: name });
  }
}
