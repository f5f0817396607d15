import { html, type Html } from "../pages/html";
import { said, textsFor, type Locale } from "./cardTexts";
import type { PaymentIntent } from "./objects";

const amountOf = ({ amount, currency }: PaymentIntent) =>
  new Intl.NumberFormat("en-US", { style: "currency", currency }).format(amount / 100);

type AuthenticationFrame = {
  /** The origin of the page around it. */
  parent: string;
  last4: string;
  locale: Locale;
};

/** The frame in which a bank asks whether it is the person who pays. */
export function authenticationPage(
  intent: PaymentIntent,
  { parent, last4, locale }: AuthenticationFrame,
): Html {
  const t = (english: string) => said(english, locale);
  return html`<html lang="${locale}">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>${t("Card authentication")}</title>
      <link rel="stylesheet" href="/assets/authenticate.css" />
      <script src="/assets/authenticate.js" type="module"></script>
    </head>
    <body
      data-parent="${parent}"
      data-intent="${intent.id}"
      data-texts="${JSON.stringify(textsFor(locale))}"
    >
      <main>
        <p class="bank">${t("Your bank (sandbox)")}</p>
        <h1>${t("Is this you paying?")}</h1>
        <p>
          ${t("Your bank asks you to confirm")}
          <strong>${amountOf(intent)}</strong
          >${last4 && html` ${t("with the card ending in")} <strong>${last4}</strong>`}.
        </p>
        <div class="actions">
          <button type="button" class="complete" data-outcome="succeed">
            ${t("Complete authentication")}
          </button>
          <button type="button" class="fail" data-outcome="fail">
            ${t("Fail authentication")}
          </button>
        </div>
        <p class="status" role="status"></p>
      </main>
    </body>
  </html>`;
}
