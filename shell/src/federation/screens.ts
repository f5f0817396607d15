import type { ComponentType } from "react";
import { matchRoutes, type RouteObject } from "react-router-dom";

type Lazy = () => Promise<unknown>;

/** Where a lazily imported screen stands. */
export type ScreenState =
  | { status: "loading"; promise: Promise<void> }
  | { status: "ready"; Component: ComponentType }
  | { status: "failed"; error: unknown };

const screens = new WeakMap<Lazy, ScreenState>();
const listeners = new Set<() => void>();

/** Where a screen stands; undefined before anybody asked for it. */
export function screenState(lazy: Lazy): ScreenState | undefined {
  return screens.get(lazy);
}

/** Calls back whenever a screen arrives or fails; returns its own undo. */
export function subscribeScreens(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Pauses before the second and the third attempt at a screen; half of each is random. */
const defaultPausesMs = [300, 800];

/** Fetches a screen, once; a failed one is fetched again. Never rejects: the state tells. */
export function loadScreen(lazy: Lazy, pausesMs: number[] = defaultPausesMs): Promise<void> {
  const known = screens.get(lazy);
  if (known?.status === "loading") return known.promise;
  if (known?.status === "ready") return Promise.resolve();
  const promise = importScreen(lazy, pausesMs)
    .catch((error: unknown): ScreenState => ({ status: "failed", error }))
    .then((state) => become(lazy, state));
  become(lazy, { status: "loading", promise });
  return promise;
}

/** Fetches the screens that a path shows, and only those. */
export async function loadScreensAt(routes: RouteObject[], prefix: string, path: string) {
  const matches = matchRoutes(routes, path, prefix) ?? [];
  await Promise.all(matches.map(({ route }) => loadBehind(route)));
}

/** Fetches every screen of some routes, one after the other so that nothing urgent waits. */
export async function loadAllScreens(routes: RouteObject[]): Promise<void> {
  for (const route of routes) {
    await loadBehind(route);
    await loadAllScreens(route.children ?? []);
  }
}

/** The import behind a route, where it has one. */
export function screenLazy(route: RouteObject): Lazy | null {
  return typeof route.lazy === "function" ? route.lazy : null;
}

async function importScreen(lazy: Lazy, [pauseMs, ...later]: number[]): Promise<ScreenState> {
  try {
    return readyScreen(await lazy());
  } catch (error) {
    if (pauseMs === undefined || isTimeout(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, pauseMs * (0.5 + Math.random() / 2)));
    return importScreen(lazy, later);
  }
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && /timeout/.test(error.message);
}

function loadBehind(route: RouteObject): Promise<void> | null {
  const lazy = screenLazy(route);
  return lazy && loadScreen(lazy);
}

function become(lazy: Lazy, state: ScreenState) {
  screens.set(lazy, state);
  for (const listener of listeners) listener();
}

function readyScreen(module: unknown): ScreenState {
  const exported = typeof module === "object" && module !== null ? module : {};
  const Component: unknown =
    "Component" in exported
      ? exported.Component
      : "default" in exported
        ? exported.default
        : undefined;
  if (!isComponent(Component)) throw new Error("A lazy screen exports no Component.");
  return { status: "ready", Component };
}

function isComponent(value: unknown): value is ComponentType {
  return typeof value === "function" || (typeof value === "object" && value !== null);
}
