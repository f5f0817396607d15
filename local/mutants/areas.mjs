/** Code whose tests are themselves put to the test: where it is, and the folders whose tests are to notice a change. */
export const areas = {
  "contract/rules": { folder: "contract/src/rules", tests: ["contract/src"] },
  "api/payments": {
    folder: "api/src/payments",
    tests: ["api/src/payments", "api/src/operations/exports"],
  },
  "platform/session": { folder: "platform/src/session", tests: ["platform/src/session"] },
  "shell/federation": { folder: "shell/src/federation", tests: ["shell/src/federation"] },
};

/** The area that `npm run mutants` was asked for. */
export const chosenArea = () => areas[process.env.MUTANTS_AREA];
