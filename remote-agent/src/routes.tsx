import { area, defineRemote } from "@quotehaven/platform";
import { Navigate } from "react-router-dom";
import { store } from "./store";

/** The agent's side: the landing and the area. Every screen is loaded when it is opened. */
export default defineRemote({
  store,
  team: "Agent experience",
  contract: "^1.0.0",
  messages: {
    en: () => import("./messages/en.json", { with: { type: "json" } }),
    es: () => import("./messages/es.json", { with: { type: "json" } }),
  },
  areas: [
    area({
      prefix: "/agent",
      role: "anyone",
      landingOf: "agent",
      listed: true,
      title: "Clients who already want a quote",
      description: "Quote on real applications and pay a flat fee only when a client chooses you.",
      routes: [
        {
          index: true,
          handle: { title: "agent:agentLanding.title", prerender: true },
          lazy: async () => ({
            Component: (await import("./features/landing/LandingScreen")).LandingScreen,
          }),
        },
      ],
    }),
    area({
      prefix: "/agent/profile",
      role: "agent",
      home: true,
      title: "Your agency",
      description: "Your leads, your quotes and your agency's details.",
      notifications: {
        prospectToQuote: { to: "leads", changes: ["Leads"] },
        changeRequested: { to: "leads", changes: ["Leads", "Lead"] },
        quoteSelected: { to: "leads", changes: ["Leads", "Lead", "ClientInfo"] },
        choiceTakenBack: { to: "leads", changes: ["Leads", "Lead", "ClientInfo"] },
        contactReminder: { to: "leads", changes: ["Leads", "Lead"] },
        feeReturned: { to: "payments", changes: ["Payments", "Leads", "Lead", "ClientInfo"] },
        feeRefused: { to: "payments", changes: ["Payments", "Leads", "Lead", "ClientInfo"] },
        messageToAgent: {
          to: "leads/:leadId/messages/:quoteId",
          changes: ["Threads", "Leads", "Lead"],
        },
      },
      routes: [
        {
          lazy: async () => ({ Component: (await import("./shared/AgentArea")).AgentArea }),
          children: [
            { index: true, element: <Navigate to="/agent/profile/agency-details" replace /> },
            {
              path: "agency-details",
              handle: {
                title: "agent:agencyDetails.title",
                menu: { icon: "briefcase", label: { en: "Agency details", es: "Agencia" } },
              },
              lazy: async () => ({
                Component: (await import("./features/agencyDetails/AgencyDetailsScreen"))
                  .AgencyDetailsScreen,
              }),
            },
            {
              path: "leads",
              element: <Navigate to="/agent/profile/leads/all" replace />,
              handle: { menu: { icon: "users", label: { en: "Leads", es: "Prospectos" } } },
            },
            {
              path: "leads/all",
              handle: { title: "agent:leads.title" },
              lazy: async () => ({
                Component: (await import("./features/leads/LeadsScreen")).LeadsScreen,
              }),
            },
            {
              path: "leads/:id",
              handle: { title: "agent:quoteLead.title" },
              lazy: async () => ({
                Component: (await import("./features/quoteLead/QuoteLeadScreen")).QuoteLeadScreen,
              }),
            },
            {
              path: "leads/:id/client",
              handle: { title: "agent:clientInfo.title" },
              lazy: async () => ({
                Component: (await import("./features/client/ClientScreen")).ClientScreen,
              }),
            },
            {
              path: "leads/:id/messages/:quoteId",
              lazy: async () => ({
                Component: (await import("./features/threads/ThreadRoute")).ThreadRoute,
              }),
            },
            {
              path: "results",
              handle: {
                title: "agent:results.title",
                menu: { icon: "dashboard", label: { en: "Results", es: "Resultados" } },
              },
              lazy: async () => ({
                Component: (await import("./features/results/ResultsScreen")).ResultsScreen,
              }),
            },
            {
              path: "payments",
              handle: {
                title: "agent:payments.title",
                menu: { icon: "card", label: { en: "Payments", es: "Pagos" } },
              },
              lazy: async () => ({
                Component: (await import("./features/payments/PaymentsScreen")).PaymentsScreen,
              }),
            },
            {
              path: "payments/:number",
              lazy: async () => ({
                Component: (await import("./features/payments/ReceiptScreen")).ReceiptScreen,
              }),
            },
            {
              path: "notifications",
              handle: {
                title: "notifications.title",
                menu: { icon: "bell", label: { en: "Notifications", es: "Notificaciones" } },
              },
              lazy: async () => ({
                Component: (await import("./features/notifications/NotificationsRoute"))
                  .NotificationsRoute,
              }),
            },
          ],
        },
      ],
    }),
  ],
});
