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

/** The features of the API that have tests beside them. */
const features = [
  ...["account", "agentProfile", "application", "auth", "consumerProfile", "coverTemplates"],
  ...["feedback", "leads", "notifications", "payment", "quotes", "quoting", "reference"],
];

const feature = (name: string) => `api/src/features/${name}`;

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
  { name: "api/estimation", folder: "api/src/estimation", tests: ["api/src/estimation"] },
  { name: "api/leads", folder: "api/src/leads", tests: ["api/src/leads", feature("leads")] },
  {
    name: "api/payments",
    folder: "api/src/payments",
    tests: ["api/src/payments", feature("payment"), feature("feeReturns"), feature("exports")],
  },
  {
    name: "api/quotes",
    folder: "api/src/quotes",
    tests: ["api/src/quotes", feature("quotes"), feature("quoting")],
  },
  { name: "api/answers", folder: "api/src/answers", tests: ["api/src/answers"] },
  {
    name: "api/applications",
    folder: "api/src/applications",
    tests: [feature("application"), feature("quoting")],
  },
  ...features.map((name) => ({
    name: `api/features/${name}`,
    folder: feature(name),
    tests: [feature(name)],
  })),
];
