import type { Params } from "./params";
import type { Processor } from "./processor";

/** Who calls: a server with its secret key, or a browser with the publishable one. */
export type KeyKind = "secret" | "publishable";

/** One request to one operation. */
export type Call = {
  processor: Processor;
  key: KeyKind;
  params: Params;
  /** The id in the address, empty where there is none. */
  id: string;
};

/** One thing that the API does. `run` returns the record to answer with. */
export type Operation = {
  /** As faults name it, for example `payment_intents.create`. */
  name: string;
  method: "GET" | "POST" | "DELETE";
  path: string;
  keys: "secret" | "both";
  run: (call: Call) => object;
};
