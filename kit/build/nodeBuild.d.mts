import type { Output } from "../src/prerender/main";

/** What an app says of itself and of its builds, with source files in the place of chunks. */
type App = Output["app"] & { version: string; scriptBudgetBytes?: number };

export function nodeBuild(
  dir: string,
  module?: string,
): { (): Promise<Omit<Output, "app"> & { app: App }>; remove(): void };
