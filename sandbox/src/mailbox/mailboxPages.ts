import { html, type Html } from "../pages/html";
import { layout, moment } from "../pages/layout";
import type { Mail } from "./mail";

const LIST_LIMIT = 200;

const row = (mail: Mail) =>
  html` <li>
    <a class="mail" href="/mailbox/${mail.id}">
      <span class="mail-subject">${mail.subject || "(no subject)"}</span>
      <span class="mail-to">${mail.to}</span>
      <span class="mail-date">${moment(new Date(mail.date))}</span>
    </a>
  </li>`;

function empty(to: string | undefined): Html {
  if (to)
    return html`<p class="empty">
      No message for “${to}” yet. <a href="/mailbox">Show all messages</a>
    </p>`;
  return html`<p class="empty">
    No messages yet. Whatever the product mails arrives here within a moment.
  </p>`;
}

/** The list of messages, newest first. */
export function mailboxPage(mails: readonly Mail[], to: string | undefined): Html {
  const shown = mails.slice(0, LIST_LIMIT);
  return layout({
    title: to ? `Mailbox of ${to}` : "Mailbox",
    area: "mailbox",
    body: html` <h1>Mailbox</h1>
      <form class="search" method="get" action="/mailbox" role="search">
        <label for="to">Address</label>
        <div class="search-row">
          <input
            id="to"
            name="to"
            type="search"
            inputmode="email"
            autocomplete="off"
            spellcheck="false"
            placeholder="ann@example.com"
            value="${to ?? ""}"
          />
          <button type="submit">Search</button>
        </div>
      </form>
      <div id="messages" data-refresh>
        <p class="count" role="status">${countWords(mails.length, shown.length)}</p>
        ${
          shown.length > 0
            ? html`<ul class="mails">
                ${shown.map(row)}
              </ul>`
            : empty(to)
        }
      </div>`,
  });
}

function countWords(all: number, shown: number): string {
  if (all > shown) return `The newest ${shown} of ${all} messages`;
  return all === 1 ? "1 message" : `${all} messages`;
}

/** One message: its html part in a frame that runs no script, its text part behind a toggle. */
export function mailPage(mail: Mail): Html {
  const textPart = html`<pre class="mail-text">${mail.text}</pre>`;
  return layout({
    title: mail.subject || "(no subject)",
    area: "mailbox",
    body: html` <p><a class="back" href="/mailbox">Back to all messages</a></p>
      <article class="message">
        <header class="message-head">
          <h1>${mail.subject || "(no subject)"}</h1>
          <dl>
            <div>
              <dt>To</dt>
              <dd><a href="/mailbox?to=${encodeURIComponent(mail.to)}">${mail.to}</a></dd>
            </div>
            <div>
              <dt>From</dt>
              <dd>${mail.from || "unknown"}</dd>
            </div>
            <div>
              <dt>Arrived</dt>
              <dd>${moment(new Date(mail.date))}</dd>
            </div>
          </dl>
        </header>
        ${
          mail.html
            ? html`<iframe
                  class="mail-html"
                  title="Message"
                  src="/mailbox/${mail.id}/html"
                  sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"
                ></iframe>
                ${
                  mail.text &&
                  html`<details class="plain">
                    <summary>Plain text version</summary>
                    ${textPart}
                  </details>`
                }`
            : textPart
        }
      </article>`,
  });
}

/** The page for a message that is not there (any more). */
export function missingMailPage(): Html {
  return layout({
    title: "No such message",
    area: "mailbox",
    body: html`<h1>No such message</h1>
      <p class="empty">
        The mailbox keeps the newest 2,000 messages. <a href="/mailbox">Show all messages</a>
      </p>`,
  });
}

/**
 * A message's html part as a document of its own. It comes from outside and is sent as it is:
 * the policy and the frame's sandbox keep it from running or loading anything.
 */
export const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'self'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation";

/** Makes links of a message open in the whole window. */
export const withTopLinks = (markup: string): string => {
  const base = '<base target="_top">';
  const head = /<head[^>]*>/i;
  return head.test(markup)
    ? markup.replace(head, (tag) => tag + base)
    : markup.replace(/^(\s*<!doctype[^>]*>)?/i, (doctype) => doctype + base);
};
