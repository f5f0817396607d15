import { Navigate, type RouteObject } from "@quotehaven/platform";

/** The operators' routes by prefix, relative to it; every screen is loaded when it is opened. */
export const routes: Record<string, RouteObject[]> = {
  "/operations/sign-in": [
    {
      index: true,
      lazy: async () => ({
        Component: (await import("./features/signIn/SignInScreen")).SignInScreen,
      }),
    },
  ],
  "/operations/enrol": [
    {
      index: true,
      lazy: async () => ({
        Component: (await import("./features/signIn/EnrolScreen")).EnrolScreen,
      }),
    },
  ],
  "/operations": [
    {
      lazy: async () => ({ Component: (await import("./shared/OperationsArea")).OperationsArea }),
      children: [
        { index: true, element: <Navigate to="/operations/work/messages" replace /> },
        { path: "work", element: <Navigate to="/operations/work/messages" replace /> },
        {
          path: "work/messages",
          lazy: async () => ({
            Component: (await import("./features/work/MessagesScreen")).MessagesScreen,
          }),
        },
        {
          path: "work/fees",
          lazy: async () => ({
            Component: (await import("./features/work/FeesScreen")).FeesScreen,
          }),
        },
        {
          path: "work/licenses",
          lazy: async () => ({
            Component: (await import("./features/work/LicensesScreen")).LicensesScreen,
          }),
        },
        { path: "look-up", element: <Navigate to="/operations/look-up/agencies" replace /> },
        {
          path: "look-up/agencies",
          lazy: async () => ({
            Component: (await import("./features/lookUp/AgenciesScreen")).AgenciesScreen,
          }),
        },
        {
          path: "look-up/payments",
          lazy: async () => ({
            Component: (await import("./features/lookUp/PaymentsScreen")).PaymentsScreen,
          }),
        },
        {
          path: "look-up/people",
          lazy: async () => ({
            Component: (await import("./features/lookUp/PeopleScreen")).PeopleScreen,
          }),
        },
        {
          path: "log",
          lazy: async () => ({ Component: (await import("./features/log/LogScreen")).LogScreen }),
        },
        {
          path: "remotes",
          lazy: async () => ({
            Component: (await import("./features/remotes/RemotesScreen")).RemotesScreen,
          }),
        },
        {
          path: "access",
          lazy: async () => ({
            Component: (await import("./features/access/AccessScreen")).AccessScreen,
          }),
        },
      ],
    },
  ],
};
