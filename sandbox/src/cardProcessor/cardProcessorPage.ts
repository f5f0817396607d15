import { html, type Html } from "../pages/html";
import { layout, moment } from "../pages/layout";
import type { Charge, PaymentIntent } from "./objects";
import type { Processor } from "./processor";
import { testCards } from "./testCards";

const SHOWN = 25;

const spaced = (number: string) =>
  number.length === 15
    ? number.replace(/(.{4})(.{6})(.{5})/, "$1 $2 $3")
    : number.replace(/(.{4})(?=.)/g, "$1 ");

const money = (cents: number, currency: string) =>
  new Intl.NumberFormat("en-US", { style: "currency", currency }).format(cents / 100);

const at = (seconds: number) => moment(new Date(seconds * 1000));

const readable = (status: string) => status.replaceAll("_", " ");

function toneOf(intent: PaymentIntent): string {
  if (intent.status === "succeeded") return "good";
  if (intent.status === "canceled") return "quiet";
  return intent.last_payment_error ? "bad" : "open";
}

function noteOf(intent: PaymentIntent, charge: Charge | undefined): string {
  const { last_payment_error: error } = intent;
  if (error) return error.decline_code ?? error.code ?? error.message;
  if (charge?.disputed) return "disputed";
  if (charge && charge.amount_refunded > 0) return charge.refunded ? "refunded" : "partly refunded";
  return "";
}

function paymentRow(processor: Processor, intent: PaymentIntent): Html {
  const charge = processor.charges.get(intent.latest_charge ?? "");
  const card = charge?.payment_method_details.card;
  return html`<tr id="${charge?.id ?? intent.id}">
    <td class="number">${money(intent.amount, intent.currency)}</td>
    <td>
      <span class="status status-${toneOf(intent)}">${readable(intent.status)}</span>
      <span class="note">${noteOf(intent, charge)}</span>
    </td>
    <td>${card ? `${card.brand} •••• ${card.last4}` : "–"}</td>
    <td>${at(intent.created)}</td>
    <td><code>${intent.id}</code></td>
  </tr>`;
}

function table(
  caption: string,
  heads: readonly string[],
  rows: readonly Html[],
  none: string,
): Html {
  return html`<section>
    <h2>${caption}</h2>
    ${
      rows.length === 0
        ? html`<p class="empty">${none}</p>`
        : html`<div class="scroll" tabindex="0" role="region" aria-label="${caption}">
            <table>
              <thead>
                <tr>
                  ${heads.map((head) => html`<th scope="col">${head}</th>`)}
                </tr>
              </thead>
              <tbody>
                ${rows}
              </tbody>
            </table>
          </div>`
    }
  </section>`;
}

function testCardTable(): Html {
  const rows = testCards.map(
    (card) =>
      html`<tr>
        <td class="number-left"><code>${spaced(card.number)}</code></td>
        <td class="words">${card.does}</td>
        <td>${card.brand}</td>
      </tr>`,
  );
  return table("Test cards", ["Number", "What happens", "Brand"], rows, "");
}

function paymentTable(processor: Processor): Html {
  const intents = processor.intents.newestFirst().slice(0, SHOWN);
  return table(
    "Recent payments",
    ["Amount", "Status", "Card", "Created", "Id"],
    intents.map((intent) => paymentRow(processor, intent)),
    "No payments yet.",
  );
}

function customerTable({ customers, paymentMethods }: Processor): Html {
  const cardsOf = (customer: string) =>
    paymentMethods
      .oldestFirst()
      .filter((method) => method.customer === customer)
      .map(({ card }) => `${card.brand} •••• ${card.last4}`);
  const rows = customers
    .newestFirst()
    .slice(0, SHOWN)
    .map(
      (one) =>
        html`<tr>
          <td>${one.deleted ? "deleted" : (one.email ?? "–")}</td>
          <td>${cardsOf(one.id).join(", ") || "–"}</td>
          <td>${at(one.created)}</td>
          <td><code>${one.id}</code></td>
        </tr>`,
    );
  return table("Customers", ["Email", "Saved cards", "Created", "Id"], rows, "No customers yet.");
}

function eventTable({ events }: Processor): Html {
  const rows = events
    .newestFirst()
    .slice(0, SHOWN)
    .map(
      (event) =>
        html`<tr>
          <td>${event.type}</td>
          <td>${event.pending_webhooks > 0 ? "waiting" : "done"}</td>
          <td>${at(event.created)}</td>
          <td><code>${event.id}</code></td>
        </tr>`,
    );
  return table("Events", ["What", "Delivery", "When", "Id"], rows, "No events yet.");
}

/** What the card processor knows, to look at: test cards, payments, customers, events. */
export function cardProcessorPage(processor: Processor): Html {
  return layout({
    title: "Card processor",
    area: "card-processor",
    body: html` <h1>Card processor</h1>
      <p class="lead">
        Pay with any of these cards, a date in the future and any security code. No money moves.
      </p>
      ${testCardTable()}
      <div id="records" data-refresh>
        ${paymentTable(processor)} ${customerTable(processor)} ${eventTable(processor)}
      </div>`,
  });
}
