import type { FastifyInstance } from "fastify";
import { FAULT_KINDS, type ApiFault } from "../cardProcessor/apiFaults";
import { operationNames } from "../cardProcessor/apiRoutes";
import type { Processor } from "../cardProcessor/processor";
import { openDispute } from "../cardProcessor/refunds";
import { WEBHOOK_MODES, type WebhookMode, type Webhooks } from "../cardProcessor/webhooks";
import { SMTP_MODES, type SmtpMode, type SmtpReceiver } from "../mailbox/smtpReceiver";

type FaultOptions = {
  processor: Processor;
  faults: Map<string, ApiFault>;
  webhooks: Webhooks;
  smtp: SmtpReceiver;
};

const bodyOf = (properties: object, ...required: string[]) => ({
  schema: { body: { type: "object", properties, required } },
});
const delayMs = { type: "number", minimum: 0, maximum: 600_000, default: 1000 };

/**
 * `/faults`: what goes wrong, on demand. JSON alone is taken, so that a page of another site
 * cannot switch anything.
 */
export function registerFaults(app: FastifyInstance, options: FaultOptions): void {
  const { processor, faults, webhooks, smtp } = options;

  app.get("/faults", async () => ({
    api: [...faults.values()],
    webhooks: webhooks.mode,
    smtp: { mode: smtp.mode, lost: smtp.lost },
  }));

  app.delete("/faults", async () => {
    faults.clear();
    webhooks.setMode({});
    await smtp.setMode("ok");
    return { cleared: true };
  });

  const operation = { enum: ["*", ...operationNames] };
  app.post<{ Body: ApiFault }>(
    "/faults/api",
    bodyOf({ operation, kind: { enum: FAULT_KINDS }, delayMs }, "operation", "kind"),
    async ({ body }) => {
      faults.set(body.operation, body);
      return body;
    },
  );

  app.post<{ Body: Partial<WebhookMode> }>(
    "/faults/webhooks",
    bodyOf(
      {
        mode: { enum: WEBHOOK_MODES },
        copies: { type: "integer", minimum: 1, maximum: 100 },
        reverse: { type: "boolean" },
        shiftSeconds: { type: "number" },
      },
      "mode",
    ),
    async ({ body }) => {
      webhooks.setMode(body);
      return webhooks.mode;
    },
  );

  app.post("/faults/webhooks/release", async () => ({ released: await webhooks.release() }));

  app.post<{ Body: { mode: SmtpMode } }>(
    "/faults/smtp",
    bodyOf({ mode: { enum: SMTP_MODES } }, "mode"),
    async ({ body }) => {
      await smtp.setMode(body.mode);
      return { mode: smtp.mode };
    },
  );

  const text = { type: "string" };
  app.post<{ Body: { payment_intent: string; reason?: string } }>(
    "/faults/dispute",
    bodyOf({ payment_intent: text, reason: text }, "payment_intent"),
    async ({ body }) => {
      processor.begin({ id: null, idempotency_key: null });
      const dispute = openDispute(processor, body.payment_intent, body.reason);
      processor.settle();
      return dispute;
    },
  );
}
