import { isRecord } from "../http/isRecord";

/**
 * What the API takes and answers, as text with one line for each operation: its parameters, its body
 * and its good replies, as JSON schemas without words.
 */
export function apiSnapshot(description: object): string {
  const paths = recordOf(plain(description)).paths;
  const lines = Object.entries(recordOf(paths)).flatMap(([path, operations]) =>
    Object.entries(recordOf(operations)).map(([method, operation]) => {
      const key = `${method.toUpperCase()} ${path.replace(/^\/api/, "")}`;
      return `${JSON.stringify(key)}: ${JSON.stringify(saidOf(recordOf(operation)))}`;
    }),
  );
  return `{\n${lines.sort().join(",\n")}\n}\n`;
}

function saidOf({ parameters = [], requestBody, responses }: Record<string, unknown>) {
  const good = Object.entries(recordOf(responses)).find(([status]) => /^2/.test(status));
  return {
    parameters: withoutWords(parameters),
    body: schemaIn(requestBody),
    reply: schemaIn(good?.[1]),
  };
}

/** The JSON schema of a body; null where it is none, or not of JSON. */
function schemaIn(body: unknown): unknown {
  const json = recordOf(recordOf(recordOf(body).content)["application/json"]);
  return withoutWords(json.schema ?? null);
}

function withoutWords(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutWords);
  if (!isRecord(value)) return value;
  const kept = Object.entries(value).filter(
    ([name, each]) => !(name === "description" && typeof each === "string"),
  );
  return Object.fromEntries(kept.map(([name, each]) => [name, withoutWords(each)]));
}

const recordOf = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});

/** As it is sent: nothing that JSON cannot say. */
const plain = (value: object): unknown => JSON.parse(JSON.stringify(value));
