/** A value in a form with nested brackets: text, or fields by name (lists have "0", "1", …). */
export type FormValue = string | FormTree;
/** Fields by name; without prototype, so that no name is special. */
export type FormTree = {
  [name: string]: FormValue;
};

const MAX_DEPTH = 6;
const emptyTree = (): FormTree => Object.create(null);

function pathOf(name: string): string[] {
  const bracket = name.indexOf("[");
  if (bracket <= 0) return [name];
  const inner = [...name.slice(bracket).matchAll(/\[([^[\]]*)\]/g)].map(([, part]) => part ?? "");
  return [name.slice(0, bracket), ...inner].slice(0, MAX_DEPTH);
}

/**
 * Reads `a=1&card[number]=4242&expand[]=x` into a tree, as Stripe's API does. A repeated field
 * keeps its last value.
 */
export function parseForm(body: string): FormTree {
  const root = emptyTree();
  for (const [name, value] of new URLSearchParams(body)) {
    const path = pathOf(name);
    let at = root;
    path.forEach((part, index) => {
      const key = part === "" ? String(Object.keys(at).length) : part;
      if (index === path.length - 1) {
        at[key] = value;
        return;
      }
      const next = at[key];
      const child = typeof next === "object" ? next : emptyTree();
      at[key] = child;
      at = child;
    });
  }
  return root;
}
