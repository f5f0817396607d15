/** The bank's question in the 3-D Secure dialog. */
const { parent: parentOrigin, intent, texts } = document.body.dataset;
const spoken = JSON.parse(texts);
/** A sentence in the language of this page. */
const said = (english) => spoken[english] ?? english;
const query = new URLSearchParams(location.search);
const status = document.querySelector("[role=status]");
const buttons = [...document.querySelectorAll("button")];
let answered = false;

async function answer(outcome) {
  if (answered) return;
  answered = true;
  buttons.forEach((button) => (button.disabled = true));
  status.textContent = said("Telling your bank…");
  try {
    await fetch(location.pathname, {
      method: "POST",
      body: new URLSearchParams({ proof: query.get("proof") ?? "", outcome }),
    });
    window.parent.postMessage({ sandboxAuthentication: intent }, parentOrigin);
  } catch {
    answered = false;
    buttons.forEach((button) => (button.disabled = false));
    status.textContent = said("Your bank could not be reached. Please try again.");
  }
}

for (const button of buttons) {
  button.addEventListener("click", () => answer(button.dataset.outcome));
}
window.addEventListener("keydown", (event) => {
  if (event.key === "Escape") answer("fail");
});
window.addEventListener("message", ({ source, origin, data }) => {
  if (source !== window.parent || origin !== parentOrigin) return;
  if (data?.sandboxAuthentication === intent && data.type === "fail") answer("fail");
});
buttons[0]?.focus();
