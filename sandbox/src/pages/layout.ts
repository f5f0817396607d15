import type { FastifyReply } from "fastify";
import { html, type Html } from "./html";

/** The policy of the sandbox's own pages: nothing but their own files. */
export const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Sends a page with its Content-Security-Policy. */
export function sendPage(reply: FastifyReply, page: Html, policy = PAGE_POLICY): FastifyReply {
  return reply
    .header("content-security-policy", policy)
    .header("cache-control", "no-store")
    .type("text/html; charset=utf-8")
    .send(`<!doctype html>\n${page.text}`);
}

type PageOptions = {
  title: string;
  /** Which entry of the navigation is open. */
  area: "mailbox" | "card-processor";
  body: Html;
};

const link = (area: PageOptions["area"], name: PageOptions["area"], label: string) =>
  html`<a href="/${name}" ${area === name ? html`aria-current="page"` : null}>${label}</a>`;

/** A page of the sandbox with its heading and navigation. */
export function layout({ title, area, body }: PageOptions): Html {
  return html`<html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <title>${title} – Quotehaven sandbox</title>
      <link rel="icon" href="/assets/sandbox.svg" type="image/svg+xml" />
      <link rel="stylesheet" href="/assets/sandbox.css" />
      <script src="/assets/livePage.js" defer></script>
    </head>
    <body>
      <header class="top">
        <p class="brand">Quotehaven <span>sandbox</span></p>
        <nav aria-label="Sandbox">
          ${link(area, "mailbox", "Mailbox")}${link(area, "card-processor", "Card processor")}
        </nav>
      </header>
      <main>${body}</main>
      <footer class="bottom">
        The outside world for local use. Nothing here reaches a real inbox or a real card.
      </footer>
    </body>
  </html>`;
}

/** A moment as people read it, exact for machines. Shown in UTC. */
export function moment(date: Date): Html {
  const iso = date.toISOString();
  return html`<time datetime="${iso}" data-local>${iso.slice(0, 16).replace("T", " ")} UTC</time>`;
}
