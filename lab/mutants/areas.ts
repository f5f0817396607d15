/** Code whose tests are themselves put to the test. */
export type Area = {
  name: string;
  /** The folder whose code is changed on purpose. */
  folder: string;
  /**
   * Folders whose tests are to notice it. Who merely uses the code is left out: a change that only a
   * distant screen notices wants a nearer test.
   */
  tests: readonly string[];
};

/** Where a mistake costs most: what both sides agree on, who may do what, and what loads the page. */
export const areas: readonly Area[] = [
  { name: "contract/rules", folder: "contract/src/rules", tests: ["contract/src"] },
  {
    name: "platform/http",
    folder: "platform/src/http",
    tests: ["platform/src/http", "platform/src/store"],
  },
  { name: "platform/session", folder: "platform/src/session", tests: ["platform/src/session"] },
  { name: "platform/store", folder: "platform/src/store", tests: ["platform/src/store"] },
  { name: "shell/federation", folder: "shell/src/federation", tests: ["shell/src/federation"] },
  { name: "release", folder: "release/src", tests: ["release/src"] },
  { name: "api/session", folder: "api/src/session", tests: ["api/src/session"] },
  { name: "api/features", folder: "api/src/features", tests: ["api/src/features"] },
  ...["answers", "applications", "estimation", "leads", "payments", "quotes"].map((subject) => ({
    name: `api/${subject}`,
    folder: `api/src/${subject}`,
    tests: [`api/src/${subject}`, "api/src/features"],
  })),
];
