import { Navigate, NotificationsScreen, type RouteObject } from "@quotehaven/platform";
import { SkeletonScreen, SkeletonText } from "@quotehaven/shared-ui";
import { lazy, Suspense, type ComponentType } from "react";
import { AgentArea } from "./shared/AgentArea";

/** A screen that is loaded when it is opened. */
function onDemand(load: () => Promise<ComponentType>) {
  const Loaded = lazy(async () => ({ default: await load() }));
  return (
    <Suspense
      fallback={
        <SkeletonScreen>
          <SkeletonText lines={6} />
        </SkeletonScreen>
      }
    >
      <Loaded />
    </Suspense>
  );
}

const landing = onDemand(
  async () => (await import("./features/landing/LandingScreen")).LandingScreen,
);
const agencyDetails = onDemand(
  async () => (await import("./features/agencyDetails/AgencyDetailsScreen")).AgencyDetailsScreen,
);
const leads = onDemand(async () => (await import("./features/leads/LeadsScreen")).LeadsScreen);
const quoteLead = onDemand(
  async () => (await import("./features/quoteLead/QuoteLeadScreen")).QuoteLeadScreen,
);
const payments = onDemand(
  async () => (await import("./features/payments/PaymentsScreen")).PaymentsScreen,
);

/** The agent's routes by prefix, relative to it. */
export const routes: Record<string, RouteObject[]> = {
  "/agent": [{ index: true, element: landing }],
  "/agent/profile": [
    {
      element: <AgentArea />,
      children: [
        { index: true, element: <Navigate to="/agent/profile/agency-details" replace /> },
        { path: "agency-details", element: agencyDetails },
        { path: "leads", element: <Navigate to="/agent/profile/leads/all" replace /> },
        { path: "leads/all", element: leads },
        { path: "leads/:id", element: quoteLead },
        { path: "payments", element: payments },
        { path: "notifications", element: <NotificationsScreen /> },
      ],
    },
  ],
};
