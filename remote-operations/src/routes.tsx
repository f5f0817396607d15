import { area, defineRemote } from "@quotehaven/platform";
import { Navigate } from "react-router-dom";
import { store } from "./store";

/** The operators' screens. Every screen is loaded when it is opened. */
export default defineRemote({
  store,
  team: "Operations",
  contract: "^1.0.0",
  unlisted: true,
  messages: {
    en: () => import("./messages/en.json", { with: { type: "json" } }),
    es: () => import("./messages/es.json", { with: { type: "json" } }),
  },
  areas: [
    area({
      prefix: "/operations",
      role: "operator",
      home: true,
      title: "Log in",
      description: "Log in to continue.",
      routes: [
        {
          lazy: async () => ({
            Component: (await import("./shared/OperationsArea")).OperationsArea,
          }),
          children: [
            { index: true, element: <Navigate to="/operations/work" replace /> },
            {
              path: "work",
              lazy: async () => ({
                Component: (await import("./features/work/WorkStart")).WorkStart,
              }),
              handle: { menu: { icon: "mail", label: { en: "To do", es: "Pendientes" } } },
            },
            {
              path: "work/messages",
              handle: { title: "operations:messages.title" },
              lazy: async () => ({
                Component: (await import("./features/work/MessagesScreen")).MessagesScreen,
              }),
            },
            {
              path: "work/reports",
              handle: { title: "operations:reports.title" },
              lazy: async () => ({
                Component: (await import("./features/work/ReportsScreen")).ReportsScreen,
              }),
            },
            {
              path: "work/fees",
              handle: { title: "operations:fees.title" },
              lazy: async () => ({
                Component: (await import("./features/work/FeesScreen")).FeesScreen,
              }),
            },
            {
              path: "work/differences",
              handle: { title: "operations:differences.title" },
              lazy: async () => ({
                Component: (await import("./features/work/DifferencesScreen")).DifferencesScreen,
              }),
            },
            {
              path: "work/licenses",
              handle: { title: "operations:licenses.title" },
              lazy: async () => ({
                Component: (await import("./features/work/LicensesScreen")).LicensesScreen,
              }),
            },
            {
              path: "work/mails",
              handle: { title: "operations:mails.title" },
              lazy: async () => ({
                Component: (await import("./features/work/MailsScreen")).MailsScreen,
              }),
            },
            {
              path: "look-up",
              element: <Navigate to="/operations/look-up/agencies" replace />,
              handle: { menu: { icon: "search", label: { en: "Look up", es: "Buscar" } } },
            },
            {
              path: "look-up/agencies",
              handle: { title: "operations:agencies.title" },
              lazy: async () => ({
                Component: (await import("./features/lookUp/AgenciesScreen")).AgenciesScreen,
              }),
            },
            {
              path: "look-up/payments",
              handle: { title: "operations:payments.title" },
              lazy: async () => ({
                Component: (await import("./features/lookUp/PaymentsScreen")).PaymentsScreen,
              }),
            },
            {
              path: "look-up/people",
              handle: { title: "operations:people.title" },
              lazy: async () => ({
                Component: (await import("./features/lookUp/PeopleScreen")).PeopleScreen,
              }),
            },
            {
              path: "activity",
              handle: {
                title: "operations:activity.title",
                menu: { icon: "clock", label: { en: "Activity", es: "Actividad" } },
              },
              lazy: async () => ({
                Component: (await import("./features/activity/ActivityScreen")).ActivityScreen,
              }),
            },
            {
              path: "log",
              handle: {
                title: "operations:log.title",
                menu: { icon: "document", label: { en: "Log", es: "Registro" } },
              },
              lazy: async () => ({
                Component: (await import("./features/log/LogScreen")).LogScreen,
              }),
            },
            {
              path: "remotes",
              handle: {
                title: "operations:remotes.title",
                menu: { icon: "dashboard", label: { en: "Remotes", es: "Remotos" } },
              },
              lazy: async () => ({
                Component: (await import("./features/remotes/RemotesScreen")).RemotesScreen,
              }),
            },
            {
              path: "access",
              handle: {
                title: "operations:access.title",
                menu: { icon: "lock", label: { en: "My access", es: "Mi acceso" } },
              },
              lazy: async () => ({
                Component: (await import("./features/access/AccessScreen")).AccessScreen,
              }),
            },
          ],
        },
      ],
    }),
    area({
      prefix: "/operations/sign-in",
      exact: true,
      role: "anyone",
      landingOf: "operator",
      title: "Log in",
      description: "Log in to continue.",
      routes: [
        {
          index: true,
          lazy: async () => ({
            Component: (await import("./features/signIn/SignInScreen")).SignInScreen,
          }),
        },
      ],
    }),
    area({
      prefix: "/operations/enrol",
      exact: true,
      role: "anyone",
      title: "Log in",
      description: "Log in to continue.",
      routes: [
        {
          index: true,
          lazy: async () => ({
            Component: (await import("./features/signIn/EnrolScreen")).EnrolScreen,
          }),
        },
      ],
    }),
  ],
});
