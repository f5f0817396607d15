import type { RemoteModule } from "@quotehaven/platform/shell";
import { prepareTexts } from "./messages/prepareTexts";
import { routes } from "./routes";

/** The shell's own screens, as its build prerenders them: a remote like any other. */
const shell: RemoteModule = { name: "shell", routes, prepare: prepareTexts };

export default shell;
