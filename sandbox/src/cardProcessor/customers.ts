import { resourceMissing } from "./apiError";
import { newId } from "./ids";
import type { Customer } from "./objects";
import type { Call, Operation } from "./operation";
import type { Processor } from "./processor";

/** The living customer with this id. `param` names the field that held it. */
export function customerOf(processor: Processor, id: string, param?: string): Customer {
  const customer = processor.customers.get(id);
  if (!customer || customer.deleted) throw resourceMissing("customer", id, param);
  return customer;
}

function create({ processor, params }: Call): Customer {
  params.allowOnly("email", "name", "metadata");
  return processor.customers.put({
    id: newId("cus"),
    object: "customer",
    created: processor.nowSeconds(),
    email: params.text("email") ?? null,
    name: params.text("name") ?? null,
    metadata: params.metadata(),
  });
}

function remove({ processor, id }: Call): object {
  const before = customerOf(processor, id);
  processor.customers.put({ ...before, deleted: true, email: null, name: null, metadata: {} });
  for (const method of processor.paymentMethods.oldestFirst()) {
    if (method.customer !== id) continue;
    processor.paymentMethods.put({ ...method, customer: null, sandbox_spent: true });
  }
  return { id, object: "customer", deleted: true };
}

/** What the API does with customers. */
export const customerOperations: Operation[] = [
  { name: "customers.create", method: "POST", path: "/v1/customers", keys: "secret", run: create },
  {
    name: "customers.delete",
    method: "DELETE",
    path: "/v1/customers/:id",
    keys: "secret",
    run: remove,
  },
];
