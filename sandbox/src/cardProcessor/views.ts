import type { ApiErrorBody } from "./apiError";
import { publicView } from "./objects";
import type { KeyKind } from "./operation";
import type { Processor } from "./processor";

/** What a browser may see of an intent: no customer, no metadata, no charge. */
const BROWSER_FIELDS = new Set([
  "id",
  "object",
  "amount",
  "automatic_payment_methods",
  "canceled_at",
  "cancellation_reason",
  "capture_method",
  "client_secret",
  "confirmation_method",
  "created",
  "currency",
  "description",
  "last_payment_error",
  "livemode",
  "next_action",
  "payment_method",
  "payment_method_types",
  "processing",
  "receipt_email",
  "setup_future_usage",
  "shipping",
  "status",
]);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function viewOf(record: object, key: KeyKind): object {
  const view = publicView(record);
  if (key === "secret" || !("object" in record) || record.object !== "payment_intent") return view;
  return Object.fromEntries(Object.entries(view).filter(([name]) => BROWSER_FIELDS.has(name)));
}

function lookUp(processor: Processor, id: string): object | undefined {
  return (
    processor.charges.get(id) ??
    processor.paymentMethods.get(id) ??
    processor.customers.get(id) ??
    processor.intents.get(id) ??
    processor.refunds.get(id)
  );
}

function expand(processor: Processor, value: unknown, path: string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => expand(processor, item, path));
  const [field, ...rest] = path;
  if (field === undefined || !isRecord(value)) return value;
  const inner = value[field];
  const opened = typeof inner === "string" ? lookUp(processor, inner) : undefined;
  const next = opened ? publicView(opened) : inner;
  return { ...value, [field]: expand(processor, next, rest) };
}

/** The answer as the caller may see it, with the fields named by `expand[]` opened. */
export function render(
  processor: Processor,
  record: object,
  key: KeyKind,
  expansions: readonly string[],
): unknown {
  const items: object[] | undefined =
    "data" in record && "has_more" in record && Array.isArray(record.data)
      ? record.data
      : undefined;
  const view = items
    ? { ...record, data: items.map((item) => viewOf(item, key)) }
    : viewOf(record, key);
  const allowed =
    key === "secret" ? expansions : expansions.filter((path) => path === "payment_method");
  return allowed.reduce<unknown>(
    (value, path) => expand(processor, value, path.split(".").slice(0, 4)),
    view,
  );
}

/** An error body as the caller may see it. */
export function renderError(body: ApiErrorBody, key: KeyKind): { error: object } {
  const { payment_intent, ...rest } = body;
  return {
    error: payment_intent ? { ...rest, payment_intent: viewOf(payment_intent, key) } : rest,
  };
}
