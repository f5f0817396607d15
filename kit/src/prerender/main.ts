import { describeApp } from "./describeApp";
import { prerenderGlobalStyle, prerenderScreens } from "./prerender";
import app from "#app";

/** Ids of the chunks that were asked for: each `import()` of a build for Node has one. */
const requested: string[] = [];
const loadChunk = __webpack_chunk_load__;
// To describe an app, nothing is loaded: a screen may import what needs a window.
__webpack_chunk_load__ = (chunk) => {
  requested.push(chunk);
  return new Promise(() => undefined);
};

/** What a build is told: what the app says of itself, its prerendered pages, the rules of every page. */
export type Output = Awaited<ReturnType<typeof output>>;

async function output() {
  const described = describeApp(app, requested);
  __webpack_chunk_load__ = loadChunk;
  const pages = await prerenderScreens(app, described.routes);
  return { app: described, pages, globalStyle: prerenderGlobalStyle() };
}

void output().then((told) => process.stdout.write(JSON.stringify(told)));
