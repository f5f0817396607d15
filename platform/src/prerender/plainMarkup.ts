type Rendered = { html: string; css: string };

/**
 * What styled-components rendered, as markup and rules that stand for themselves: short class names
 * that its own never clash with, only classes that a rule names, and no `style` attribute, which
 * the Content-Security-Policy forbids. Versions of one page share their rules.
 */
export function plainMarkup(versions: readonly Rendered[]): { html: string[]; css: string } {
  const rules = ruleLines(versions);
  const names = shortNames(rules);
  const styles = new Map<string, string>();
  const html = versions.map((version) =>
    version.html
      .replaceAll("<!-- -->", "")
      .replace(/ style="([^"]*)"/g, (_, style: string) => {
        const name = styles.get(style) ?? `p-${styles.size}`;
        styles.set(style, name);
        return ` data-style="${name}"`;
      })
      .replace(/ class="([^"]*)"/g, (_, list: string) => {
        const kept = list.split(" ").flatMap((name) => names.get(name) ?? []);
        return kept.length > 0 ? ` class="${kept.join(" ")}"` : "";
      }),
  );
  const css = rules.map((rule) =>
    rule.replace(/\.([A-Za-z][\w-]*)/g, (all, name: string) =>
      names.has(name) ? `.${names.get(name)}` : all,
    ),
  );
  return { html, css: [...css, ...inlineRules(styles)].join("\n") };
}

/** The rules of every version, in the order in which styled-components wants them, each once. */
function ruleLines(versions: readonly Rendered[]): string[] {
  const groups = new Map<number, Set<string>>();
  for (const { css } of versions) {
    const text = css.replace(/^<style[^>]*>|<\/style>$/g, "");
    let rules: string[] = [];
    for (const part of text.split("/*!sc*/")) {
      const rule = part.trim();
      const group = /^data-styled\.g(\d+)\[/.exec(rule)?.[1];
      if (group === undefined) {
        if (rule) rules.push(rule);
        continue;
      }
      const known = groups.get(Number(group)) ?? new Set();
      groups.set(Number(group), known);
      rules.forEach((each) => known.add(each));
      rules = [];
    }
  }
  const inOrder = [...groups].sort(([a], [b]) => a - b);
  return inOrder.flatMap(([, rules]) => [...rules]);
}

/** Class in a selector → its short name; a digit keeps it apart from names of styled-components. */
function shortNames(rules: readonly string[]): Map<string, string> {
  const names = new Map<string, string>();
  for (const rule of rules) {
    for (const [, name = ""] of selectorsOf(rule).matchAll(/\.([A-Za-z][\w-]*)/g)) {
      if (!names.has(name)) names.set(name, `p${names.size}`);
    }
  }
  return names;
}

/** What stands before the opening braces: numbers such as 0.5em in values are no classes. */
function selectorsOf(rule: string): string {
  return [...rule.matchAll(/(^|[{}])([^{};]*)(?=\{)/g)].map(([, , selector]) => selector).join(" ");
}

function inlineRules(styles: ReadonlyMap<string, string>): string[] {
  return [...styles].map(([style, name]) => {
    const important = style
      .split(";")
      .filter(Boolean)
      .map((each) => `${each}!important`);
    return `[data-style="${name}"]{${important.join(";")}}`;
  });
}
