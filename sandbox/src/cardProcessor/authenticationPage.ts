import { html, type Html } from "../pages/html";
import type { PaymentIntent } from "./objects";

const amountOf = ({ amount, currency }: PaymentIntent) =>
  new Intl.NumberFormat("en-US", { style: "currency", currency }).format(amount / 100);

/** The frame in which a bank asks whether it is the person who pays. */
export function authenticationPage(intent: PaymentIntent, parent: string, last4: string): Html {
  return html`<html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>Card authentication</title>
      <link rel="stylesheet" href="/assets/authenticate.css" />
      <script src="/assets/authenticate.js" type="module"></script>
    </head>
    <body data-parent="${parent}" data-intent="${intent.id}">
      <main>
        <p class="bank">Your bank (sandbox)</p>
        <h1>Is this you paying?</h1>
        <p>
          Your bank asks you to confirm
          <strong>${amountOf(intent)}</strong
          >${last4 && html` with the card ending in <strong>${last4}</strong>`}.
        </p>
        <div class="actions">
          <button type="button" class="complete" data-outcome="succeed">
            Complete authentication
          </button>
          <button type="button" class="fail" data-outcome="fail">Fail authentication</button>
        </div>
        <p class="status" role="status"></p>
      </main>
    </body>
  </html>`;
}
