import { Type } from "typebox";
import { Value } from "typebox/value";
import { exceptionsAllowed, limits, type Limit, type LimitName } from "./settings";

const Exceptions = Type.Record(
  Type.String(),
  Type.Object(
    {
      max: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000_000 })),
      windowSeconds: Type.Optional(Type.Integer({ minimum: 1, maximum: 31_536_000 })),
    },
    { additionalProperties: false },
  ),
);

/** Every limit, with the exceptions that LIMITS holds; `problem` says what is wrong with these. */
export function limitsWith(text: string): {
  limits: Record<LimitName, Limit>;
  problem: string | undefined;
} {
  const given = parsed(text);
  const exceptions = Value.Check(Exceptions, given) ? given : {};
  const all = Object.entries(limits).map(([name, { max, windowSeconds }]) => [
    name,
    { max, windowSeconds, ...exceptions[name] },
  ]);
  return { limits: Object.fromEntries(all) as Record<LimitName, Limit>, problem: problemOf(given) };
}

function problemOf(given: unknown): string | undefined {
  const [error] = Value.Errors(Exceptions, given);
  if (error) return `must be ${exceptionsAllowed}; ${error.instancePath || "it"} is wrong`;
  const unknown = Object.keys(Object(given)).find((name) => !(name in limits));
  return unknown && `names no limit with ${JSON.stringify(unknown)}`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
