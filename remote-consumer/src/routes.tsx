import { area, defineRemote } from "@quotehaven/platform";
import { Navigate } from "react-router-dom";
import { store } from "./store";

/** The consumer's screens: landing, registration and the profile area. Every screen is loaded when it is opened. */
export default defineRemote({
  store,
  team: "Consumer experience",
  contract: "^1.0.0",
  messages: {
    en: () => import("./messages/en.json", { with: { type: "json" } }),
    es: () => import("./messages/es.json", { with: { type: "json" } }),
  },
  areas: [
    area({
      prefix: "/",
      exact: true,
      role: "anyone",
      landingOf: "consumer",
      listed: true,
      title: "A better way to get insurance",
      description:
        "Tell us once what you need. Quotes from over 30 insurance companies come to you, with no phone calls.",
      routes: [
        {
          index: true,
          handle: { title: "consumer:landing.title", prerender: true },
          lazy: async () => ({
            Component: (await import("./features/landing/LandingScreen")).LandingScreen,
          }),
        },
      ],
    }),
    area({
      prefix: "/auth/register",
      role: "anyone",
      title: "Get your quotes",
      description: "Answer a few questions and let insurance companies compete for you.",
      routes: [
        {
          path: ":insuranceTypeId",
          handle: { prerender: ["/1", "/2", "/3"] },
          lazy: async () => ({
            Component: (await import("./features/registration/RegisterRoute")).RegisterRoute,
          }),
        },
      ],
    }),
    area({
      prefix: "/about",
      role: "anyone",
      title: "About us",
      description: "What we do with what you tell us, the terms in short, and accessibility.",
      routes: [
        {
          path: ":page?",
          handle: { prerender: ["/privacy", "/terms", "/accessibility"] },
          lazy: async () => ({
            Component: (await import("./features/about/AboutRoute")).AboutRoute,
          }),
        },
      ],
    }),
    area({
      prefix: "/your-number",
      role: "anyone",
      listed: true,
      title: "See your number",
      description:
        "How much home, life or auto cover do you need? See a number of your own in under a minute, without an account.",
      routes: [
        {
          path: ":type?",
          handle: {
            title: "consumer:number.title",
            prerender: ["/home", "/life", "/auto", "/1", "/2", "/3"],
          },
          lazy: async () => ({
            Component: (await import("./features/number/NumberRoute")).NumberRoute,
          }),
        },
      ],
    }),
    area({
      prefix: "/profile",
      role: "consumer",
      home: true,
      title: "Your profile",
      description: "Your application, your quotes and your notifications.",
      notifications: {
        quoteToReview: { to: "my-quotes", changes: ["Quotes", "Profile"] },
        agentLate: { to: "my-quotes", changes: ["Quotes", "Profile"] },
        quotesEndSoon: { to: "my-quotes", changes: ["Quotes"] },
        choiceEnded: { to: "my-quotes", changes: ["Quotes", "Profile", "Application"] },
        messageToConsumer: { to: "my-quotes/:quoteId/messages", changes: ["Threads", "Quotes"] },
      },
      routes: [
        {
          lazy: async () => ({
            Component: (await import("./features/profile/ProfileArea")).ProfileArea,
          }),
          children: [
            { index: true, element: <Navigate to="/profile/dashboard" replace /> },
            {
              path: "dashboard",
              handle: {
                title: "consumer:dashboard.title",
                menu: { icon: "dashboard", label: { en: "Dashboard", es: "Panel" } },
              },
              lazy: async () => ({
                Component: (await import("./features/dashboard/DashboardScreen")).DashboardScreen,
              }),
            },
            {
              path: "application",
              handle: {
                title: "consumer:application.title",
                menu: { icon: "document", label: { en: "Application", es: "Solicitud" } },
              },
              lazy: async () => ({
                Component: (await import("./features/application/ApplicationScreen"))
                  .ApplicationScreen,
              }),
            },
            {
              path: "submitted",
              handle: { title: "consumer:submitted.title" },
              lazy: async () => ({
                Component: (await import("./features/submitted/SubmittedScreen")).SubmittedScreen,
              }),
            },
            {
              path: "my-quotes",
              handle: {
                title: "consumer:quotes.title",
                menu: { icon: "shield", label: { en: "My quotes", es: "Mis cotizaciones" } },
              },
              lazy: async () => ({
                Component: (await import("./features/quotes/QuotesScreen")).QuotesScreen,
              }),
            },
            {
              path: "my-quotes/choice",
              handle: { title: "consumer:choice.title" },
              lazy: async () => ({
                Component: (await import("./features/choice/ChoiceScreen")).ChoiceScreen,
              }),
            },
            {
              path: "notifications",
              handle: {
                title: "notifications.title",
                menu: { icon: "bell", label: { en: "Notifications", es: "Notificaciones" } },
              },
              lazy: async () => ({
                Component: (await import("./features/profile/NotificationsRoute"))
                  .NotificationsRoute,
              }),
            },
            {
              path: "privacy",
              handle: {
                title: "consumer:privacy.title",
                menu: { icon: "lock", label: { en: "Privacy", es: "Privacidad" } },
              },
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
          ],
        },
      ],
    }),
  ],
});
