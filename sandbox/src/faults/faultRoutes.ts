import type { FastifyInstance } from "fastify";
import { ApiError } from "../cardProcessor/apiError";
import { FAULT_KINDS, type ApiFaults } from "../cardProcessor/apiFaults";
import { operationNames } from "../cardProcessor/apiRoutes";
import { authenticate } from "../cardProcessor/confirmIntent";
import { publicView } from "../cardProcessor/objects";
import type { Processor } from "../cardProcessor/processor";
import { openDispute } from "../cardProcessor/refunds";
import { WEBHOOK_MODES, type Webhooks } from "../cardProcessor/webhooks";
import { SMTP_MODES, type SmtpReceiver } from "../mailbox/smtpReceiver";
import { FaultRequest } from "./faultRequest";

type FaultOptions = {
  processor: Processor;
  faults: ApiFaults;
  webhooks: Webhooks;
  smtp: SmtpReceiver;
};

/**
 * `/faults`: what goes wrong, on demand. JSON alone is taken, so that a page of another site
 * cannot switch anything.
 */
export function registerFaults(app: FastifyInstance, options: FaultOptions): void {
  const { processor, faults, webhooks, smtp } = options;

  app.get("/faults", async () => ({
    api: faults.active.map((fault) => ({
      ...fault,
      times: Number.isFinite(fault.times) ? fault.times : null,
    })),
    webhooks: webhooks.mode,
    smtp: { mode: smtp.mode, lost: smtp.lost },
  }));

  app.delete("/faults", async () => {
    faults.clear();
    webhooks.setMode({});
    await smtp.setMode("ok");
    return { cleared: true };
  });

  app.post("/faults/api", async (request) => {
    const fault = new FaultRequest(request.body);
    faults.add({
      operation: fault.oneOf("operation", ["*", ...operationNames]),
      kind: fault.oneOf("kind", FAULT_KINDS),
      delayMs: fault.number("delayMs", 0, 600_000) ?? 1000,
      times: fault.number("times", 1, 1_000_000) ?? Infinity,
    });
    return { active: faults.active.length };
  });

  app.post("/faults/webhooks", async (request) => {
    const fault = new FaultRequest(request.body);
    webhooks.setMode({
      mode: fault.oneOf("mode", WEBHOOK_MODES),
      copies: fault.number("copies", 1, 100) ?? 1,
      reverse: fault.flag("reverse") ?? false,
      delayMs: fault.number("delayMs", 0, 600_000) ?? 0,
      shiftSeconds: fault.number("shiftSeconds", -1e9, 1e9) ?? 0,
    });
    return webhooks.mode;
  });

  app.post("/faults/webhooks/release", async () => ({ released: await webhooks.release() }));

  app.post("/faults/smtp", async (request) => {
    const fault = new FaultRequest(request.body);
    await smtp.setMode(fault.oneOf("mode", SMTP_MODES), fault.number("forMs", 1, 86_400_000));
    return { mode: smtp.mode };
  });

  registerCardFaults(app, processor);
}

/** What a bank or a cardholder does to a payment. */
function registerCardFaults(app: FastifyInstance, processor: Processor): void {
  app.post("/faults/dispute", async (request) => {
    const fault = new FaultRequest(request.body);
    processor.begin({ id: null, idempotency_key: null });
    const dispute = openDispute(
      processor,
      { charge: fault.text("charge"), payment_intent: fault.text("payment_intent") },
      fault.text("reason"),
    );
    processor.settle();
    return dispute;
  });

  app.post("/faults/authentication", async (request) => {
    const fault = new FaultRequest(request.body);
    const intent = processor.intents.get(fault.text("payment_intent") ?? "");
    if (!intent)
      throw new ApiError(404, { type: "invalid_request_error", message: "No such payment_intent" });
    processor.begin({ id: null, idempotency_key: null });
    const after = authenticate(processor, intent, fault.oneOf("outcome", ["succeed", "fail"]));
    processor.settle();
    return publicView(after);
  });
}
