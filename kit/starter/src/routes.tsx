import { area, defineRemote, event } from "@quotehaven/platform";

const events = {
  "chosen@1": event<{ id: number }>("Somebody chose what to ask a quote for."),
};

const flags = {
  choosing: { default: true, what: "People can choose what they want a quote for." },
};

/** What we are: our paths and screens, and what others may know of us. Every screen is loaded when it is opened. */
export default defineRemote({
  name: "__name__",
  team: "__team__",
  contract: "^__version__",
  messages: {
    en: () => import("./messages/en.json", { with: { type: "json" } }),
    es: () => import("./messages/es.json", { with: { type: "json" } }),
  },
  events,
  flags,
  notifications: {
    news: {
      to: "/__prefix__",
      text: { en: "__team__ has news for you.", es: "__team__ tiene novedades para usted." },
    },
  },
  areas: [
    area({
      prefix: "/__prefix__",
      role: "__audience__",
      title: "__team__",
      description: "What __team__ shows.",
      routes: [
        {
          index: true,
          lazy: async () => ({
            Component: (await import("./features/home/HomeScreen")).HomeScreen,
          }),
        },
      ],
    }),
  ],
});

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface can be added to
  interface RemoteDeclarations {
    ["__name__"]: { events: typeof events; flags: typeof flags };
  }
}
