import type { Deps } from "../../deps";
import type { App } from "../../http/App";

/** The routes of this feature. */
export async function referenceRoutes(_app: App, _deps: Deps): Promise<void> {}
