import { Navigate, type RouteObject } from "@quotehaven/platform";

/** The remote's routes by prefix; every screen is loaded when it is opened. */
export const routes: Record<string, RouteObject[]> = {
  "/": [
    {
      index: true,
      lazy: async () => ({
        Component: (await import("./features/landing/LandingScreen")).LandingScreen,
      }),
    },
  ],
  "/about": [
    {
      path: ":page?",
      lazy: async () => ({
        Component: (await import("./features/about/AboutRoute")).AboutRoute,
      }),
    },
  ],
  "/your-number": [
    {
      path: ":type?",
      lazy: async () => ({
        Component: (await import("./features/number/NumberRoute")).NumberRoute,
      }),
    },
  ],
  "/auth/register": [
    {
      path: ":insuranceTypeId",
      lazy: async () => ({
        Component: (await import("./features/registration/RegisterRoute")).RegisterRoute,
      }),
    },
  ],
  "/profile": [
    {
      lazy: async () => ({
        Component: (await import("./features/profile/ProfileArea")).ProfileArea,
      }),
      children: [
        { index: true, element: <Navigate to="/profile/dashboard" replace /> },
        {
          path: "dashboard",
          lazy: async () => ({
            Component: (await import("./features/dashboard/DashboardScreen")).DashboardScreen,
          }),
        },
        {
          path: "application",
          lazy: async () => ({
            Component: (await import("./features/application/ApplicationScreen")).ApplicationScreen,
          }),
        },
        {
          path: "my-quotes",
          lazy: async () => ({
            Component: (await import("./features/quotes/QuotesScreen")).QuotesScreen,
          }),
        },
        {
          path: "my-quotes/choice",
          lazy: async () => ({
            Component: (await import("./features/choice/ChoiceScreen")).ChoiceScreen,
          }),
        },
        {
          path: "privacy",
          lazy: async () => ({
            Component: (await import("./features/privacy/PrivacyScreen")).PrivacyScreen,
          }),
        },
        {
          path: "my-quotes/:id/messages",
          lazy: async () => ({
            Component: (await import("./features/threads/ThreadRoute")).ThreadRoute,
          }),
        },
        {
          path: "notifications",
          lazy: async () => ({
            Component: (await import("./features/profile/NotificationsRoute")).NotificationsRoute,
          }),
        },
      ],
    },
  ],
};
