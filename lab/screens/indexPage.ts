import type { Shot } from "./Shot";

/** The pictures of one shot, by column. */
export type Pictures = {
  shot: Shot;
  files: ReadonlyMap<string, string>;
  /** What a machine found wrong, and why a picture could not be taken. */
  problems: readonly string[];
};

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
const anchor = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");

const style = `
  :root { color-scheme: light dark; font: 15px/1.4 system-ui, sans-serif; }
  body { margin: 0; padding: 24px; }
  nav { display: flex; flex-wrap: wrap; gap: 4px 16px; margin: 16px 0 32px; }
  .wide { overflow-x: auto; }
  table { border-collapse: collapse; margin-bottom: 40px; }
  th, td { padding: 8px; border: 1px solid #8886; text-align: left; vertical-align: top; }
  thead th { position: sticky; top: 0; background: Canvas; }
  tbody th { min-width: 150px; max-width: 220px; font-weight: 400; }
  tbody th b { display: block; text-transform: uppercase; font-size: 12px; letter-spacing: 0.05em; }
  .problem { color: #c0392b; font-size: 13px; }
  td a { display: block; width: 210px; max-height: 300px; overflow: hidden; }
  img { display: block; width: 100%; }
`;

function row({ shot, files, problems }: Pictures, columns: readonly string[]): string {
  const cells = columns.map((column) => {
    const file = files.get(column);
    if (!file) return "<td></td>";
    const alt = escaped(`${shot.screen}, ${shot.state}, ${shot.name}, ${column}`);
    return `<td><a href="${file}"><img loading="lazy" src="${file}" alt="${alt}"></a></td>`;
  });
  const listed = problems
    .map((problem) => `<div class="problem">${escaped(problem)}</div>`)
    .join("");
  return `<tr><th scope="row"><b>${shot.state}</b>${escaped(shot.name)}${listed}</th>${cells.join("")}</tr>`;
}

/** One page that shows every picture: a table a screen, a row a state, a column a width and theme. */
export function indexPage(all: readonly Pictures[], columns: readonly string[]): string {
  const screens = [...new Set(all.map(({ shot }) => shot.screen))];
  const order = ["loading", "empty", "failed", "full"];
  const links = screens.map((name) => `<a href="#${anchor(name)}">${escaped(name)}</a>`);
  const tables = screens.map((name) => {
    const own = all
      .filter(({ shot }) => shot.screen === name)
      .toSorted((one, other) => order.indexOf(one.shot.state) - order.indexOf(other.shot.state));
    const heads = columns.map((column) => `<th scope="col">${escaped(column)}</th>`).join("");
    const rows = own.map((pictures) => row(pictures, columns)).join("\n");
    return `<h2 id="${anchor(name)}">${escaped(name)}</h2>
<div class="wide"><table><thead><tr><th scope="col">State</th>${heads}</tr></thead>
<tbody>${rows}</tbody></table></div>`;
  });
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Every screen</title><style>${style}</style></head>
<body><h1>Every screen</h1><nav>${links.join("")}</nav>
${tables.join("\n")}
</body></html>
`;
}
