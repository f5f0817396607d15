import { area, defineRemote } from "@quotehaven/platform";
import { store } from "./store";

/** What we are: our paths and screens. Every screen is loaded when it is opened. */
export default defineRemote({
  store,
  team: "__team__",
  contract: "^__version__",
  messages: {
    en: () => import("./messages/en.json", { with: { type: "json" } }),
    es: () => import("./messages/es.json", { with: { type: "json" } }),
  },
  areas: [
    area({
      prefix: "/__prefix__",
      role: "__audience__",
      title: "__team__",
      description: "What __team__ shows.",
      routes: [
        {
          lazy: async () => ({ Component: (await import("./Frame")).Frame }),
          children: [
            {
              index: true,
              handle: {
                title: "__name__:home.title",
                menu: { icon: "info", label: { en: "__team__", es: "__team__" } },
              },
              lazy: async () => ({
                Component: (await import("./features/home/HomeScreen")).HomeScreen,
              }),
            },
          ],
        },
      ],
    }),
  ],
});

declare module "@quotehaven/platform" {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface can be merged into
  interface PlatformEvents {
    /** Somebody chose what to ask a quote for. */
    __camel__Chosen: { id: number };
  }
}
