if (typeof document !== "undefined") await import("./setupBrowserTests.mjs");
