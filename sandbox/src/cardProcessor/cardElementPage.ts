import { html, type Html } from "../pages/html";
import { said, textsFor, type Locale } from "./cardTexts";

type CardElementFrame = {
  /** The origin of the page around it. */
  parent: string;
  element: string;
  locale: Locale;
};

/** The frame in which a person types a card. */
export function cardElementPage({ parent, element, locale }: CardElementFrame): Html {
  const t = (english: string) => said(english, locale);
  return html`<html lang="${locale}">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>${t("Secure card payment input frame")}</title>
      <link rel="stylesheet" href="/assets/cardElement.css" />
      <script src="/assets/cardElement.js" type="module"></script>
    </head>
    <body
      data-parent="${parent}"
      data-element="${element}"
      data-texts="${JSON.stringify(textsFor(locale))}"
    >
      <div class="card" role="group" aria-label="${t("Card")}">
        <span class="brand" aria-hidden="true"></span>
        <div class="number">
          <input
            name="cardnumber"
            aria-label="${t("Card number")}"
            placeholder="${t("Card number")}"
            autocomplete="cc-number"
            inputmode="numeric"
            autocorrect="off"
            spellcheck="false"
          />
        </div>
        <div class="rest">
          <input
            name="exp-date"
            aria-label="${t("Expiration date")}"
            placeholder="${t("MM / YY")}"
            autocomplete="cc-exp"
            inputmode="numeric"
            autocorrect="off"
            spellcheck="false"
          />
          <input
            name="cvc"
            aria-label="${t("Security code")}"
            placeholder="CVC"
            autocomplete="cc-csc"
            inputmode="numeric"
            autocorrect="off"
            spellcheck="false"
          />
          <input
            name="postal"
            aria-label="${t("ZIP code")}"
            placeholder="${t("ZIP")}"
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
