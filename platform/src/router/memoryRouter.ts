import {
  UNSAFE_createMemoryHistory as createMemoryHistory,
  type RouteObject,
} from "react-router-dom";
import { createPageRouter, type PageRouter } from "./pageRouter";

/** A router with a history of its own, for where there is no address bar; the last entry is shown. */
export function createMemoryRouter(routes: RouteObject[], entries: string[]): PageRouter {
  return createPageRouter(routes, createMemoryHistory({ initialEntries: entries }));
}
