import type { BrowserContext, ConsoleMessage, Page } from "@playwright/test";

/** What a page complained about: errors in its console, exceptions, blocked content. */
export type Complaints = { all: string[]; expect(pattern: RegExp): void };

/**
 * Collects what the pages of a context complain about. Every failed request and every violation of
 * the Content-Security-Policy is an error in the console, so nothing goes unseen.
 */
export function watch(context: BrowserContext): Complaints {
  const found: string[] = [];
  const expected: RegExp[] = [
    // The call that asks whether a fee is paid says 402 while it is not (specification 4.10).
    /status of 402 .*\/api\/agent\/profile\/leads\/\d+\/confirm/,
  ];
  const add = (page: Page | null, words: string) => {
    found.push(
      `${words} (on ${page ? new URL(page.url(), "http://nowhere").pathname : "no page"})`,
    );
  };
  context.on("console", (message: ConsoleMessage) => {
    if (message.type() === "error") {
      add(message.page(), `${message.text()} ${message.location().url}`);
    }
  });
  context.on("weberror", (error) => add(error.page(), `uncaught ${String(error.error())}`));
  return {
    get all() {
      return found.filter((words) => !expected.some((pattern) => pattern.test(words)));
    },
    expect: (pattern) => expected.push(pattern),
  };
}
