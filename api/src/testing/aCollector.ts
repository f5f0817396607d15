import { createServer } from "node:http";

/** A step as a collector of traces got it. */
export type ToldStep = {
  traceId: string;
  id: string;
  parentId: string;
  name: string;
  /** 1 within the process, 2 a request taken, 3 somebody else asked. */
  kind: number;
  facts: Record<string, string>;
  hasFailed: boolean;
};

type Behaviour = "takes" | "refuses" | "hangs";

/** A collector that takes traces by OTLP over HTTP, as protobuf, at an address of this machine. */
export async function aCollector() {
  const steps: ToldStep[] = [];
  const services: string[] = [];
  /** Everything that was sent, as bytes: texts stand in it as they are. */
  const bodies: Buffer[] = [];
  let behaviour: Behaviour = "takes";
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    if (behaviour === "hangs") return;
    if (behaviour === "refuses") return void response.writeHead(400).end();
    const body = Buffer.concat(chunks);
    bodies.push(body);
    for (const { service, told } of readTraces(body)) {
      services.push(service);
      steps.push(...told);
    }
    response.writeHead(200, { "content-type": "application/x-protobuf" }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = Object(server.address());
  return {
    /** For OTEL_EXPORTER_OTLP_ENDPOINT. */
    origin: `http://127.0.0.1:${port}`,
    steps,
    services,
    bodies,
    named: (name: string) => steps.filter((step) => step.name === name),
    behave(next: Behaviour) {
      behaviour = next;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** What ExportTraceServiceRequest holds; numbers are those of its fields in OpenTelemetry's protocol. */
function readTraces(body: Uint8Array): { service: string; told: ToldStep[] }[] {
  return parts(body, 1).map((ofResource) => {
    const [resource] = parts(ofResource, 1);
    const told = parts(ofResource, 2).flatMap((ofScope) => parts(ofScope, 2).map(readStep));
    return { service: (resource && factsOf(resource, 1)["service.name"]) ?? "", told };
  });
}

function readStep(span: Uint8Array): ToldStep {
  const bytes = (field: number) => Buffer.from(parts(span, field)[0] ?? []);
  const [status] = parts(span, 15);
  return {
    traceId: bytes(1).toString("hex"),
    id: bytes(2).toString("hex"),
    parentId: bytes(4).toString("hex"),
    name: bytes(5).toString(),
    kind: numbers(span, 6)[0] ?? 0,
    facts: factsOf(span, 9),
    hasFailed: status !== undefined && numbers(status, 3)[0] === 2,
  };
}

/** Key and value pairs; a value is a text or a whole number. */
function factsOf(message: Uint8Array, field: number): Record<string, string> {
  return Object.fromEntries(
    parts(message, field).map((pair) => {
      const value = parts(pair, 2)[0] ?? new Uint8Array();
      const [text] = parts(value, 1);
      const shown = text ? Buffer.from(text).toString() : String(numbers(value, 3)[0]);
      return [Buffer.from(parts(pair, 1)[0] ?? []).toString(), shown];
    }),
  );
}

const parts = (message: Uint8Array, field: number): Uint8Array[] =>
  fieldsOf(message).flatMap(([number, value]) =>
    number === field && value instanceof Uint8Array ? [value] : [],
  );

const numbers = (message: Uint8Array, field: number): number[] =>
  fieldsOf(message).flatMap(([number, value]) =>
    number === field && typeof value === "number" ? [value] : [],
  );

/** The fields of a message of protobuf: parts with a length, and numbers; those of fixed length are left out. */
function fieldsOf(message: Uint8Array): [field: number, value: Uint8Array | number][] {
  const fields: [number, Uint8Array | number][] = [];
  let at = 0;
  const varint = () => {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = message[at++] ?? 0;
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
  };
  while (at < message.length) {
    const tag = varint();
    const [field, type] = [Math.floor(tag / 8), tag % 8];
    if (type === 0) fields.push([field, varint()]);
    else if (type === 1) at += 8;
    else if (type === 5) at += 4;
    else {
      const length = varint();
      fields.push([field, message.subarray(at, at + length)]);
      at += length;
    }
  }
  return fields;
}
