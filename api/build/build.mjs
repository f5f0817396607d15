import { fileURLToPath } from "node:url";
import { bundle } from "./bundle.mjs";

const inApi = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

await bundle(inApi("src/main.ts"), inApi("dist/main.mjs"));
