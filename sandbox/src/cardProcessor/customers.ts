import { resourceMissing } from "./apiError";
import { newId } from "./ids";
import { listPage } from "./lists";
import type { Customer } from "./objects";
import type { Call, Operation } from "./operation";
import type { Params } from "./params";
import type { Processor } from "./processor";

/** The living customer with this id. `param` names the field that held it. */
export function customerOf(processor: Processor, id: string, param?: string): Customer {
  const customer = processor.customers.get(id);
  if (!customer || (customer.deleted && param !== undefined)) {
    throw resourceMissing("customer", id, param);
  }
  return customer;
}

const FIELDS = ["description", "email", "name", "phone"] as const;
const ACCEPTED = [...FIELDS, "metadata", "expand", "address", "preferred_locales"];

function fieldsOf(params: Params, before?: Customer) {
  const field = (name: (typeof FIELDS)[number]) =>
    params.has(name) ? (params.text(name) ?? null) : (before?.[name] ?? null);
  return {
    description: field("description"),
    email: field("email"),
    name: field("name"),
    phone: field("phone"),
    metadata: params.metadata(before?.metadata),
  };
}

function create({ processor, params }: Call): Customer {
  params.allowOnly(...ACCEPTED);
  return processor.customers.put({
    id: newId("cus"),
    object: "customer",
    created: processor.nowSeconds(),
    livemode: false,
    ...fieldsOf(params),
  });
}

function retrieve({ processor, id }: Call): object {
  const customer = customerOf(processor, id);
  return customer.deleted ? { id, object: "customer", deleted: true } : customer;
}

function update({ processor, params, id }: Call): Customer {
  params.allowOnly(...ACCEPTED);
  const before = customerOf(processor, id);
  if (before.deleted) throw resourceMissing("customer", id);
  return processor.customers.put({ ...before, ...fieldsOf(params, before) });
}

function remove({ processor, id }: Call): object {
  const before = customerOf(processor, id);
  if (before.deleted) throw resourceMissing("customer", id);
  processor.customers.put({
    ...before,
    deleted: true,
    description: null,
    email: null,
    name: null,
    phone: null,
    metadata: {},
  });
  for (const method of processor.paymentMethods.oldestFirst()) {
    if (method.customer !== id) continue;
    processor.paymentMethods.put({ ...method, customer: null, sandbox_spent: true });
  }
  return { id, object: "customer", deleted: true };
}

function list({ processor, params }: Call): object {
  const email = params.text("email");
  const matching = processor.customers
    .newestFirst()
    .filter((one) => !one.deleted && (email === undefined || one.email === email));
  return listPage(matching, params, "/v1/customers", ["email"]);
}

/** What the API does with customers. */
export const customerOperations: Operation[] = [
  { name: "customers.create", method: "POST", path: "/v1/customers", keys: "secret", run: create },
  { name: "customers.list", method: "GET", path: "/v1/customers", keys: "secret", run: list },
  {
    name: "customers.retrieve",
    method: "GET",
    path: "/v1/customers/:id",
    keys: "secret",
    run: retrieve,
  },
  {
    name: "customers.update",
    method: "POST",
    path: "/v1/customers/:id",
    keys: "secret",
    run: update,
  },
  {
    name: "customers.delete",
    method: "DELETE",
    path: "/v1/customers/:id",
    keys: "secret",
    run: remove,
  },
];
