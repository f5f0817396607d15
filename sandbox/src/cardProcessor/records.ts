import { resourceMissing } from "./apiError";
import { listPage } from "./lists";
import type { Call, Operation } from "./operation";

function listCharges({ processor, params }: Call): object {
  const intent = params.text("payment_intent");
  const customer = params.text("customer");
  const matching = processor.charges
    .newestFirst()
    .filter((one) => intent === undefined || one.payment_intent === intent)
    .filter((one) => customer === undefined || one.customer === customer);
  return listPage(matching, params, "/v1/charges", ["payment_intent", "customer"]);
}

function listDisputes({ processor, params }: Call): object {
  const intent = params.text("payment_intent");
  const charge = params.text("charge");
  const matching = processor.disputes
    .newestFirst()
    .filter((one) => intent === undefined || one.payment_intent === intent)
    .filter((one) => charge === undefined || one.charge === charge);
  return listPage(matching, params, "/v1/disputes", ["payment_intent", "charge"]);
}

function listEvents({ processor, params }: Call): object {
  const type = params.text("type");
  const types = params.list("types");
  const matching = processor.events
    .newestFirst()
    .filter((one) => type === undefined || one.type === type)
    .filter((one) => types.length === 0 || types.includes(one.type));
  return listPage(matching, params, "/v1/events", ["type", "types"]);
}

const found = <T>(record: T | undefined, what: string, id: string): T => {
  if (record === undefined) throw resourceMissing(what, id);
  return record;
};

/** Reading what happened: charges, disputes, events. */
export const recordOperations: Operation[] = [
  { name: "charges.list", method: "GET", path: "/v1/charges", keys: "secret", run: listCharges },
  {
    name: "charges.retrieve",
    method: "GET",
    path: "/v1/charges/:id",
    keys: "secret",
    run: ({ processor, id }) => found(processor.charges.get(id), "charge", id),
  },
  { name: "disputes.list", method: "GET", path: "/v1/disputes", keys: "secret", run: listDisputes },
  {
    name: "disputes.retrieve",
    method: "GET",
    path: "/v1/disputes/:id",
    keys: "secret",
    run: ({ processor, id }) => found(processor.disputes.get(id), "dispute", id),
  },
  { name: "events.list", method: "GET", path: "/v1/events", keys: "secret", run: listEvents },
  {
    name: "events.retrieve",
    method: "GET",
    path: "/v1/events/:id",
    keys: "secret",
    run: ({ processor, id }) => found(processor.events.get(id), "event", id),
  },
];
