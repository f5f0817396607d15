import { toShownDate, utcDay } from "@quotehaven/contract/rules";

/**
 * The next question of the page that is open, as an expression for the page: it marks its
 * control with `data-next` and gives what to do there, `press`, `choose` or the text to type.
 */
export const openQuestion = `(() => {
  document.querySelector("[data-next]")?.removeAttribute("data-next");
  const main = document.querySelector("main");
  if (!main) return null;
  const isShown = (element) => element.checkVisibility() && !element.closest("[inert]") && !element.disabled;
  const mark = (element, action) => {
    element.setAttribute("data-next", "");
    return action;
  };
  for (const group of main.querySelectorAll('[role="radiogroup"]')) {
    const [first] = [...group.querySelectorAll("label")].filter(isShown);
    if (first && !group.querySelector("input:checked")) return mark(first, { press: true });
  }
  for (const list of main.querySelectorAll("select")) {
    if (isShown(list) && list.value === "") return mark(list, { choose: list.options[1].value });
  }
  for (const field of main.querySelectorAll("input:is([type=text], :not([type]))")) {
    if (!isShown(field) || field.value !== "" || field.role === "combobox") continue;
    const label = field.labels[0]?.textContent ?? "";
    if (/optional/i.test(label)) continue;
    const isDate = field.placeholder === "MM/DD/YYYY";
    const date = /birth/i.test(label) ? "03/14/1985" : "${toShownDate(utcDay(new Date()))}";
    const isYear = /\\byear\\b/i.test(label) && !/^how many/i.test(label);
    const text = isYear ? "2005" : "20";
    return mark(field, { type: isDate ? date : text });
  }
  return null;
})()`;
