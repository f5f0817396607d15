import { createServer } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { ClientInfoReply } from "@quotehaven/contract/schemas";
import { Api, Refusal } from "@quotehaven/e2e/people/Api";
import { Latencies } from "./Latencies";

/**
 * Looks at an open payment over and over. Whoever asks is told how long each look took since the
 * last time somebody asked.
 */
const { PAYER_API = "", PAYER_ADDRESS = "", PAYER_SID = "", PAYER_LEAD = "" } = process.env;
const api = new Api(PAYER_API, PAYER_ADDRESS);
api.sid = PAYER_SID;

let latencies = new Latencies();
createServer((_request, reply) => {
  reply.end(JSON.stringify(latencies));
  latencies = new Latencies();
}).listen(Number(process.env.PAYER_PORT), "127.0.0.1");

for (;;) {
  await latencies.measure(() =>
    api.get(`/agent/profile/leads/${PAYER_LEAD}/confirm`, ClientInfoReply).catch(unlessUnpaid),
  );
  await pause(20);
}

function unlessUnpaid(error: unknown): void {
  if (!(error instanceof Refusal) || error.status !== 402) throw error;
}
