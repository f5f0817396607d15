import { area, defineRemote } from "@quotehaven/platform";
import { store } from "./store";

/** The payment page; its code and the card provider's come with it alone. */
export default defineRemote({
  store,
  team: "Payments",
  contract: "^1.0.0",
  messages: {
    en: () => import("./messages/en.json", { with: { type: "json" } }),
    es: () => import("./messages/es.json", { with: { type: "json" } }),
  },
  areas: [
    area({
      prefix: "/payment",
      role: "agent",
      title: "Pending payment",
      description: "Pay the flat fee and see your client's contact details.",
      routes: [
        {
          index: true,
          handle: { title: "payment:payment.title" },
          lazy: async () => ({
            Component: (await import("./features/payment/PaymentScreen")).PaymentScreen,
          }),
        },
      ],
    }),
  ],
});
