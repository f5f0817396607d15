import { savesData } from "../savesData";

/**
 * Calls `prepare` with the path of a link as soon as a person points at it, focuses it or touches
 * it; never where they save data. Returns its own undo.
 */
export function prepareOnIntent(page: Document, prepare: (path: string) => void): () => void {
  const prepared = new Set<string>();
  const onIntent = ({ target }: Event) => {
    if (savesData()) return;
    const link = target instanceof Element ? target.closest("a[href]") : null;
    if (!(link instanceof HTMLAnchorElement) || link.origin !== page.location.origin) return;
    if (prepared.has(link.pathname)) return;
    prepared.add(link.pathname);
    prepare(link.pathname);
  };
  const kinds = ["pointerover", "focusin", "touchstart"];
  for (const kind of kinds) page.addEventListener(kind, onIntent, { passive: true });
  return () => {
    for (const kind of kinds) page.removeEventListener(kind, onIntent);
  };
}
