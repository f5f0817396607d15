import { lazyPart, type LazyPart } from "@quotehaven/shared-ui";
import type { ComponentType } from "react";
import { matchRoutes, type RouteObject } from "react-router-dom";
import { ScreenFailure } from "./ScreenFailure";
import { SlotSkeleton } from "./SlotNotice";

type Lazy = () => Promise<unknown>;

const screens = new WeakMap<Lazy, LazyPart<object>>();

/** Pauses before the second and the third attempt at a screen; half of each is random. */
const pausesMs = [300, 800];

/**
 * The screen behind a route's `lazy`: shown at once where its code is already here, with a notice
 * and Try again in its place where the code did not come.
 */
export function screenOf(lazy: Lazy): LazyPart<object> {
  const known = screens.get(lazy);
  if (known) return known;
  const screen = lazyPart(() => importScreen(lazy, pausesMs), {
    waiting: <SlotSkeleton />,
    failed: (_props, { code, error, retry, isRetrying }) => (
      <ScreenFailure
        failure={code === "came" ? "render" : "chunk"}
        error={error}
        busy={isRetrying}
        onRetry={retry}
      />
    ),
  });
  screens.set(lazy, screen);
  return screen;
}

/** Fetches the screens that a path shows, and only those. False where there are none, or one did not come: its place tells. */
export async function loadScreensAt(
  routes: RouteObject[],
  prefix: string,
  path: string,
): Promise<boolean> {
  const matches = matchRoutes(routes, path, prefix) ?? [];
  const loaded = await Promise.all(matches.map(({ route }) => loadBehind(route)));
  return loaded.length > 0 && loaded.every(Boolean);
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

async function importScreen(
  lazy: Lazy,
  [pauseMs, ...later]: number[],
): Promise<ComponentType<object>> {
  try {
    return componentOf(await lazy());
  } catch (error) {
    if (pauseMs === undefined || isTimeout(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, pauseMs * (0.5 + Math.random() / 2)));
    return importScreen(lazy, later);
  }
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && /timeout/.test(error.message);
}

async function loadBehind(route: RouteObject): Promise<boolean> {
  const lazy = screenLazy(route);
  if (!lazy) return true;
  return screenOf(lazy)
    .load()
    .then(
      () => true,
      () => false,
    );
}

function componentOf(module: unknown): ComponentType<object> {
  const exported = typeof module === "object" && module !== null ? module : {};
  const Component: unknown =
    "Component" in exported
      ? exported.Component
      : "default" in exported
        ? exported.default
        : undefined;
  if (!isComponent(Component)) throw new Error("A lazy screen exports no Component.");
  return Component;
}

function isComponent(value: unknown): value is ComponentType<object> {
  return typeof value === "function" || (typeof value === "object" && value !== null);
}
