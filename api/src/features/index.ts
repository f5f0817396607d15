import type { Deps } from "../deps";
import type { App } from "../http/App";
import { accountRoutes } from "./account/accountRoutes";
import { agentProfileRoutes } from "./agentProfile/agentProfileRoutes";
import { applicationRoutes } from "./application/applicationRoutes";
import { humanVerificationRoutes } from "./auth/humanVerificationRoutes";
import { mailedLinksRoutes } from "./auth/mailedLinksRoutes";
import { sessionRoutes } from "./auth/sessionRoutes";
import { signupRoutes } from "./auth/signupRoutes";
import { zipCodesRoutes } from "./auth/zipCodesRoutes";
import { consumerProfileRoutes } from "./consumerProfile/consumerProfileRoutes";
import { coverTemplatesRoutes } from "./coverTemplates/coverTemplatesRoutes";
import { estimationRoutes } from "./estimation/estimationRoutes";
import { exportsRoutes } from "./exports/exportsRoutes";
import { feedbackRoutes } from "./feedback/feedbackRoutes";
import { feeReturnsRoutes } from "./feeReturns/feeReturnsRoutes";
import { healthRoutes } from "./health/healthRoutes";
import { metricsRoutes } from "./metrics/metricsRoutes";
import { leadNotesRoutes } from "./leadNotes/leadNotesRoutes";
import { leadMailsRoutes } from "./leadMails/leadMailsRoutes";
import { leadsRoutes } from "./leads/leadsRoutes";
import { activityRoutes } from "./operations/activityRoutes";
import { agenciesRoutes } from "./operations/agenciesRoutes";
import { feesRoutes } from "./operations/feesRoutes";
import { licensesRoutes } from "./operations/licensesRoutes";
import { logRoutes } from "./operations/logRoutes";
import { messagesRoutes } from "./operations/messagesRoutes";
import { operationsSignInRoutes } from "./operations/operationsSignInRoutes";
import { differencesRoutes } from "./operations/differencesRoutes";
import { mailsRoutes } from "./operations/mailsRoutes";
import { paymentsRoutes } from "./operations/paymentsRoutes";
import { peopleRoutes } from "./operations/peopleRoutes";
import { remotesRoutes } from "./operations/remotesRoutes";
import { everythingAbout } from "./privacy/everythingAbout";
import { deleteAgentAccount, deleteConsumerAccount } from "./account/deleteAccount";
import { mailLink } from "./auth/passwordReset";
import { notificationsRoutes } from "./notifications/notificationsRoutes";
import { paymentRoutes } from "./payment/paymentRoutes";
import { privacyRoutes } from "./privacy/privacyRoutes";
import { quotesRoutes } from "./quotes/quotesRoutes";
import { quotingRoutes } from "./quoting/quotingRoutes";
import { referenceRoutes } from "./reference/referenceRoutes";
import { resultsRoutes } from "./results/resultsRoutes";
import { telemetryRoutes } from "./telemetry/telemetryRoutes";
import { threadsRoutes } from "./threads/threadsRoutes";
import { zipChoicesRoutes } from "./zipChoices/zipChoicesRoutes";

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
  messagesRoutes,
  feesRoutes,
  licensesRoutes,
  activityRoutes,
  agenciesRoutes,
  paymentsRoutes,
  differencesRoutes,
  mailsRoutes,
  peopleRoutes({
    mailLink,
    everythingAbout,
    deleteAccount: { consumer: deleteConsumerAccount, agent: deleteAgentAccount },
  }),
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
