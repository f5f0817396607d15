/** All but those of styled-components, whose rules come and go with the components that need them. */
function sheetsByHand(): CSSStyleSheet[] {
  const ofComponents = document.querySelectorAll<HTMLStyleElement>("style[data-styled]");
  const others = new Set([...document.styleSheets, ...document.adoptedStyleSheets]);
  for (const { sheet } of ofComponents) if (sheet) others.delete(sheet);
  return [...others];
}

/** The remote whose build a linked style sheet is a file of, or the shell. */
const ofLink = ({ href }: CSSStyleSheet) => /\/assets\/([^/]+)\//.exec(href ?? "")?.[1];

/**
 * Keeps what remotes style by hand (a link, a style element, an adopted sheet) to their own areas. A
 * sheet belongs to the remote whose file it is, or during whose load or visit it came. What the page
 * has now is its own, and applies everywhere.
 */
export function createStyleSheets() {
  const owners = new WeakMap<CSSStyleSheet, string | null>();

  /** The sheets that came since the last call are this remote's; the page's own for null. */
  function claim(name: string | null): void {
    for (const sheet of sheetsByHand()) {
      if (owners.has(sheet)) continue;
      const owner = name === null ? null : (ofLink(sheet) ?? name);
      owners.set(sheet, owner === "shell" ? null : owner);
    }
  }

  /** Applies the sheets of one remote, and those of no other. */
  function apply(name: string | null): void {
    for (const sheet of sheetsByHand()) {
      const owner = owners.get(sheet) ?? null;
      // Not written where it is so already: that would make the browser style the page anew.
      const isDisabled = owner !== null && owner !== name;
      if (sheet.disabled !== isDisabled) sheet.disabled = isDisabled;
    }
  }

  claim(null);
  return {
    claim,
    /** To be called when a remote's area appears. */
    show(name: string): void {
      claim(name);
      apply(name);
    },
    /** To be called when it is left. */
    hide(name: string): void {
      claim(name);
      apply(null);
    },
  };
}
