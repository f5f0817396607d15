import type { RouteObject } from "@quotehaven/platform";

/** The payment page; its code and the card provider's come with it alone. */
export const routes: Record<string, RouteObject[]> = {
  "/payment": [
    {
      index: true,
      lazy: async () => ({
        Component: (await import("./features/payment/PaymentScreen")).PaymentScreen,
      }),
    },
  ],
};
