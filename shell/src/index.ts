// Evaluated on its own, because it is most of the work.
import "react-dom/client";

/** What follows begins in a task of its own: in between, the browser answers whoever scrolls or presses. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

async function start(): Promise<void> {
  await nextTask();
  // In this very file, but evaluated now.
  const { bootstrap } = await import(/* webpackMode: "eager" */ "./bootstrap");
  await nextTask();
  await bootstrap();
}

void start();
