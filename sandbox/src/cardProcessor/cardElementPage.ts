import { html, type Html } from "../pages/html";

/** The frame in which a person types a card. */
export function cardElementPage(parent: string, element: string): Html {
  return html`<html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>Secure card payment input frame</title>
      <link rel="stylesheet" href="/assets/cardElement.css" />
      <script src="/assets/cardElement.js" type="module"></script>
    </head>
    <body data-parent="${parent}" data-element="${element}">
      <div class="card" role="group" aria-label="Card">
        <span class="brand" aria-hidden="true"></span>
        <div class="number">
          <input
            name="cardnumber"
            aria-label="Card number"
            placeholder="Card number"
            autocomplete="cc-number"
            inputmode="numeric"
            autocorrect="off"
            spellcheck="false"
          />
        </div>
        <div class="rest">
          <input
            name="exp-date"
            aria-label="Expiration date"
            placeholder="MM / YY"
            autocomplete="cc-exp"
            inputmode="numeric"
            autocorrect="off"
            spellcheck="false"
          />
          <input
            name="cvc"
            aria-label="Security code"
            placeholder="CVC"
            autocomplete="cc-csc"
            inputmode="numeric"
            autocorrect="off"
            spellcheck="false"
          />
          <input
            name="postal"
            aria-label="ZIP"
            placeholder="ZIP"
            autocomplete="postal-code"
            inputmode="numeric"
            autocorrect="off"
            spellcheck="false"
          />
        </div>
      </div>
    </body>
  </html>`;
}
