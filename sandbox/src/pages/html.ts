/** Markup that is safe to send. Made by `html` alone. */
export class Html {
  constructor(readonly text: string) {}
}

type Content = Html | string | number | null | undefined | false | readonly Content[];

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

function render(content: Content): string {
  if (content instanceof Html) return content.text;
  if (content === null || content === undefined || content === false) return "";
  if (typeof content === "object") return content.map(render).join("");
  return escaped(String(content));
}

/** Markup with values: everything put in is escaped, unless it is markup made the same way. */
export function html(parts: TemplateStringsArray, ...values: Content[]): Html {
  return new Html(parts.reduce((text, part, index) => text + render(values[index - 1]) + part));
}
