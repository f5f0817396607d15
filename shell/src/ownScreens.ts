import type { AppDefinition, RemoteModule } from "@quotehaven/platform/shell";
import { prepareTexts } from "./messages/prepareTexts";
import shell, { routes } from "./routes";

/** The shell and its own screens, as its build describes and prerenders them: a remote like any other. */
const app: AppDefinition & RemoteModule = { ...shell, routes, prepare: prepareTexts };

export default app;
