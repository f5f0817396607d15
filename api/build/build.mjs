import { fileURLToPath } from "node:url";
import { makeArtefact } from "./makeArtefact.mjs";

await makeArtefact(fileURLToPath(new URL("../dist", import.meta.url)));
