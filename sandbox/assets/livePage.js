/** Keeps the page's list up to date, and writes times in the reader's own time zone. */
const EVERY_MS = 3000;

function localTimes(root) {
  const format = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "medium" });
  for (const time of root.querySelectorAll("time[data-local]")) {
    time.textContent = format.format(new Date(time.dateTime));
  }
}

const marker = (part) => part.innerHTML;

let shown;
async function refresh() {
  const list = document.querySelector("[data-refresh]");
  if (!list || document.hidden) return;
  const reply = await fetch(location.href);
  if (!reply.ok) return;
  const page = new DOMParser().parseFromString(await reply.text(), "text/html");
  const next = page.querySelector("[data-refresh]");
  if (!next || marker(next) === shown) return;
  shown = marker(next);
  const focused = document.activeElement?.getAttribute("href");
  localTimes(next);
  list.replaceChildren(...next.childNodes);
  if (focused) list.querySelector(`a[href="${CSS.escape(focused)}"]`)?.focus();
}

const list = document.querySelector("[data-refresh]");
if (list) {
  shown = marker(list);
  // The sandbox may be restarting; the next round tries again.
  setInterval(() => refresh().catch(() => {}), EVERY_MS);
}
localTimes(document);
