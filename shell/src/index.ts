// Evaluated on its own, because it is most of the work.
import "react-dom/client";

/** What follows begins in a task of its own: in between, the browser answers whoever scrolls or presses. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

async function start(): Promise<void> {
  await nextTask();
  // In this very file, but evaluated now, and what is large on its own.
  await import(/* webpackMode: "eager", webpackExports: [] */ "@quotehaven/shared-ui");
  await nextTask();
  await import(/* webpackMode: "eager", webpackExports: [] */ "@quotehaven/platform");
  await nextTask();
  const { bootstrap } = await import(/* webpackMode: "eager" */ "./bootstrap");
  await nextTask();
  await bootstrap();
}

void start();
