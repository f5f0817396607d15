import type { Deps } from "./deps";
import type { App } from "./server/App";
import { accountRoutes } from "./leaving/accountRoutes";
import { agentProfileRoutes } from "./profiles/agentProfileRoutes";
import { applicationRoutes } from "./submission/applicationRoutes";
import { humanVerificationRoutes } from "./accounts/human/humanVerificationRoutes";
import { mailedLinksRoutes } from "./accounts/registration/mailedLinksRoutes";
import { sessionRoutes } from "./accounts/sessions/sessionRoutes";
import { signupRoutes } from "./accounts/registration/signupRoutes";
import { zipCodesRoutes } from "./reference/zipCodesRoutes";
import { consumerProfileRoutes } from "./profiles/consumerProfileRoutes";
import { coverTemplatesRoutes } from "./quotes/templates/coverTemplatesRoutes";
import { estimationRoutes } from "./leads/estimationRoutes";
import { exportsRoutes } from "./operations/exports/exportsRoutes";
import { feedbackRoutes } from "./operations/feedback/feedbackRoutes";
import { feeReturnsRoutes } from "./payments/returns/feeReturnsRoutes";
import { healthRoutes } from "./server/health/healthRoutes";
import { metricsRoutes } from "./server/metrics/metricsRoutes";
import { leadNotesRoutes } from "./leads/notes/leadNotesRoutes";
import { leadMailsRoutes } from "./leads/mails/leadMailsRoutes";
import { leadsRoutes } from "./leads/lists/leadsRoutes";
import { activityRoutes } from "./operations/console/activityRoutes";
import { agenciesRoutes } from "./operations/console/agenciesRoutes";
import { feesRoutes } from "./operations/console/feesRoutes";
import { licensesRoutes } from "./operations/console/licensesRoutes";
import { logRoutes } from "./operations/console/logRoutes";
import { messagesRoutes } from "./operations/console/messagesRoutes";
import { operationsSignInRoutes } from "./operations/operators/operationsSignInRoutes";
import { differencesRoutes } from "./operations/console/differencesRoutes";
import { mailsRoutes } from "./operations/console/mailsRoutes";
import { openCountsRoutes } from "./operations/console/openCountsRoutes";
import { paymentsRoutes } from "./operations/console/paymentsRoutes";
import { peopleRoutes } from "./operations/console/peopleRoutes";
import { remotesRoutes } from "./operations/builds/remotesRoutes";
import { reportsRoutes } from "./operations/console/reportsRoutes";
import { notificationsRoutes } from "./notices/notifications/notificationsRoutes";
import { paymentRoutes } from "./payments/paymentRoutes";
import { privacyRoutes } from "./leaving/download/privacyRoutes";
import { quotesRoutes } from "./quotes/choosing/quotesRoutes";
import { quotingRoutes } from "./quotes/quoting/quotingRoutes";
import { referenceRoutes } from "./reference/referenceRoutes";
import { resultsRoutes } from "./operations/results/resultsRoutes";
import { telemetryRoutes } from "./server/telemetry/telemetryRoutes";
import { threadsRoutes } from "./threads/threadsRoutes";
import { zipChoicesRoutes } from "./profiles/zipChoices/zipChoicesRoutes";

/** Every feature's routes, relative to /api. */
export const features: readonly ((app: App, deps: Deps) => Promise<void>)[] = [
  sessionRoutes,
  signupRoutes,
  mailedLinksRoutes,
  zipCodesRoutes,
  humanVerificationRoutes,
  consumerProfileRoutes,
  accountRoutes,
  applicationRoutes,
  estimationRoutes,
  quotesRoutes,
  notificationsRoutes,
  privacyRoutes,
  agentProfileRoutes,
  zipChoicesRoutes,
  leadMailsRoutes,
  leadsRoutes,
  leadNotesRoutes,
  quotingRoutes,
  coverTemplatesRoutes,
  threadsRoutes,
  operationsSignInRoutes,
  openCountsRoutes,
  messagesRoutes,
  feesRoutes,
  licensesRoutes,
  reportsRoutes,
  activityRoutes,
  agenciesRoutes,
  paymentsRoutes,
  differencesRoutes,
  mailsRoutes,
  peopleRoutes,
  remotesRoutes,
  logRoutes,
  paymentRoutes,
  feeReturnsRoutes,
  resultsRoutes,
  telemetryRoutes,
  exportsRoutes,
  referenceRoutes,
  feedbackRoutes,
  healthRoutes,
  metricsRoutes,
];
