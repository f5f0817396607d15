import { Navigate, type RouteObject } from "@quotehaven/platform";

/** The agent's routes by prefix, relative to it; every screen is loaded when it is opened. */
export const routes: Record<string, RouteObject[]> = {
  "/agent": [
    {
      index: true,
      lazy: async () => ({
        Component: (await import("./features/landing/LandingScreen")).LandingScreen,
      }),
    },
  ],
  "/agent/profile": [
    {
      lazy: async () => ({ Component: (await import("./shared/AgentArea")).AgentArea }),
      children: [
        { index: true, element: <Navigate to="/agent/profile/agency-details" replace /> },
        {
          path: "agency-details",
          lazy: async () => ({
            Component: (await import("./features/agencyDetails/AgencyDetailsScreen"))
              .AgencyDetailsScreen,
          }),
        },
        { path: "leads", element: <Navigate to="/agent/profile/leads/all" replace /> },
        {
          path: "leads/all",
          lazy: async () => ({
            Component: (await import("./features/leads/LeadsScreen")).LeadsScreen,
          }),
        },
        {
          path: "leads/:id",
          lazy: async () => ({
            Component: (await import("./features/quoteLead/QuoteLeadScreen")).QuoteLeadScreen,
          }),
        },
        {
          path: "leads/:id/client",
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
          lazy: async () => ({
            Component: (await import("./features/results/ResultsScreen")).ResultsScreen,
          }),
        },
        {
          path: "payments",
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
          lazy: async () => ({
            Component: (await import("./features/notifications/NotificationsRoute"))
              .NotificationsRoute,
          }),
        },
      ],
    },
  ],
};
