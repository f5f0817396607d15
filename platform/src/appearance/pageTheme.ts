import { localStore } from "../storage/browserStorage";

/** How the page looks: as the system does, or always light or dark. */
export const pageThemes = ["system", "light", "dark"] as const;
export type PageTheme = (typeof pageThemes)[number];

const STORED = "theme";
const listeners = new Set<() => void>();

/** The theme that the person chose; the system's until then. */
export function chosenTheme(): PageTheme {
  const stored = localStore.get(STORED);
  return pageThemes.find((theme) => theme === stored) ?? "system";
}

/** Shows the page in the chosen theme. The page's own script does it before anything is painted. */
export function showTheme(theme: PageTheme = chosenTheme()): void {
  const root = document.documentElement;
  if (theme === "system") delete root.dataset.theme;
  else root.dataset.theme = theme;
  // The canvas, until the style sheet is there.
  root.style.colorScheme = theme === "system" ? "" : theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const scheme = (meta.dataset.scheme ??= /light|dark/.exec(meta.media)?.[0] ?? "");
    const chosen = theme === scheme ? "all" : "not all";
    meta.media = theme === "system" ? `(prefers-color-scheme: ${scheme})` : chosen;
  }
}

/**
 * Shows the person's choice at once, and keeps it for the next visit.
 *
 * @returns false where the browser keeps nothing: the choice lasts as long as the page
 */
export function chooseTheme(theme: PageTheme): boolean {
  const isKept = theme === "system" || localStore.set(STORED, theme);
  if (theme === "system") localStore.remove(STORED);
  showTheme(theme);
  for (const listener of listeners) listener();
  return isKept;
}

/** Tells of every choice, also one in another tab. Returns its own undo. */
export function onThemeChosen(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === STORED || key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener("storage", onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", onStorage);
  };
}

/** Keeps the page in the theme that is chosen here or in another tab. Returns its own undo. */
export function keepTheme(): () => void {
  showTheme();
  return onThemeChosen(() => showTheme());
}
