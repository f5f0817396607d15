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
          handle: { firstCalls: ["/user/profile", "/user/application", "/user/quotes"] },
          lazy: async () => ({
            Component: (await import("./features/dashboard/DashboardScreen")).DashboardScreen,
          }),
        },
        {
          path: "application",
          handle: { firstCalls: ["/user/application"] },
          lazy: async () => ({
            Component: (await import("./features/application/ApplicationScreen")).ApplicationScreen,
          }),
        },
        {
          path: "my-quotes",
          handle: { firstCalls: ["/user/quotes", "/user/application"] },
          lazy: async () => ({
            Component: (await import("./features/quotes/QuotesScreen")).QuotesScreen,
          }),
        },
        {
          path: "my-quotes/choice",
          handle: { firstCalls: ["/user/quotes"] },
          lazy: async () => ({
            Component: (await import("./features/choice/ChoiceScreen")).ChoiceScreen,
          }),
        },
        {
          path: "privacy",
          handle: { firstCalls: ["/user/privacy"] },
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
          handle: { firstCalls: ["/notifications?limit=10&offset=0"] },
          lazy: async () => ({
            Component: (await import("./features/profile/NotificationsRoute")).NotificationsRoute,
          }),
        },
      ],
    },
  ],
};
