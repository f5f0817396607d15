import { isRecord } from "../server/input/isRecord";

/**
 * What the API takes and answers, as text with one line for each operation: its parameters, its body
 * and its good replies, as JSON schemas without words.
 */
export function apiSnapshot(description: object): string {
  const { paths } = recordOf(description);
  const lines = Object.entries(recordOf(paths)).flatMap(([path, operations]) =>
    Object.entries(recordOf(operations)).map(([method, operation]) => {
      const key = `${method.toUpperCase()} ${path.replace(/^\/api/, "")}`;
      return `${JSON.stringify(key)}: ${JSON.stringify(saidOf(recordOf(operation)), wordless)}`;
    }),
  );
  return `{\n${lines.sort().join(",\n")}\n}\n`;
}

function saidOf({ parameters = [], requestBody, responses }: Record<string, unknown>) {
  const good = Object.entries(recordOf(responses)).find(([status]) => /^2/.test(status));
  return { parameters, body: schemaIn(requestBody), reply: schemaIn(good?.[1]) };
}

/** The JSON schema of a body; null where it is none, or not of JSON. */
const schemaIn = (body: unknown): unknown =>
  recordOf(recordOf(recordOf(body).content)["application/json"]).schema ?? null;

/** A schema may have a field that is called `description`, too. */
const wordless = (name: string, value: unknown) =>
  name === "description" && typeof value === "string" ? undefined : value;

const recordOf = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});
