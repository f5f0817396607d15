/** Code whose tests are themselves put to the test. */
export type Area = {
  name: string;
  /** The folder whose code is changed on purpose. */
  folder: string;
  /** Folders whose tests concern that code; jest runs those of them that import what was changed. */
  tests: readonly string[];
};

/** Where a mistake costs most: what both sides agree on, who may do what, and what loads the page. */
export const areas: readonly Area[] = [
  { name: "contract/rules", folder: "contract/src/rules", tests: ["contract/src"] },
  { name: "platform/http", folder: "platform/src/http", tests: ["platform/src"] },
  { name: "platform/session", folder: "platform/src/session", tests: ["platform/src"] },
  { name: "platform/store", folder: "platform/src/store", tests: ["platform/src"] },
  { name: "shell/federation", folder: "shell/src/federation", tests: ["shell/src"] },
  { name: "release", folder: "release/src", tests: ["release/src"] },
  { name: "api/session", folder: "api/src/session", tests: ["api/src/session"] },
  { name: "api/features", folder: "api/src/features", tests: ["api/src/features"] },
];
