import type { ApiErrorBody } from "./apiError";
import { publicView, type PaymentIntent } from "./objects";
import type { KeyKind } from "./operation";
import type { Processor } from "./processor";

/** What a browser may not see of an intent. */
const HIDDEN_FROM_BROWSERS = new Set(["customer", "metadata", "latest_charge"]);

const isIntent = (record: object): record is PaymentIntent =>
  "object" in record && record.object === "payment_intent";

function viewOf(record: object, key: KeyKind): object {
  const view = publicView(record);
  if (key === "secret" || !isIntent(record)) return view;
  return Object.fromEntries(
    Object.entries(view).filter(([name]) => !HIDDEN_FROM_BROWSERS.has(name)),
  );
}

/** The answer as the caller may see it, with the latest charge where `expand[]` asks for it. */
export function render(
  processor: Processor,
  record: object,
  key: KeyKind,
  expansions: readonly string[],
): object {
  const view = (one: object, path: string) =>
    key === "secret" && isIntent(one) && one.latest_charge !== null && expansions.includes(path)
      ? { ...viewOf(one, key), latest_charge: processor.charges.get(one.latest_charge) }
      : viewOf(one, key);
  return "data" in record && Array.isArray(record.data)
    ? { ...record, data: record.data.map((item: object) => view(item, "data.latest_charge")) }
    : view(record, "latest_charge");
}

/** An error body as the caller may see it. */
export function renderError(body: ApiErrorBody, key: KeyKind): { error: object } {
  const { payment_intent, ...rest } = body;
  return {
    error: payment_intent ? { ...rest, payment_intent: viewOf(payment_intent, key) } : rest,
  };
}
