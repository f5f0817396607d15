import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, relative } from "node:path";

const require = createRequire(import.meta.url);
const root = join(import.meta.dirname, "..", "..");

/** The version of platform is the contract between the shell and its remotes. */
export const { version: contractVersion } = JSON.parse(
  readFileSync(require.resolve("@quotehaven/platform/package.json"), "utf8"),
);

/**
 * What the shell provides and every remote takes: there once for everybody. `late`: fetched when a
 * screen asks for it, not with the first load. `only`: the names that are given of a library whose
 * other names no landing can afford (docs/decisions.md).
 *
 * After a change: `UPDATE_SHARED_MODULES=1 npm run unit -- sharedModules`.
 */
export const sharedModules = {
  react: {},
  "react/jsx-runtime": {},
  "react-dom": {},
  "styled-components": {},
  "@reduxjs/toolkit": {},
  "react-i18next": { only: ["useTranslation"] },
  "react-router-dom": {
    only: [
      "Link",
      "Navigate",
      "NavLink",
      "Outlet",
      "useLocation",
      "useNavigate",
      "useNavigationType",
      "useParams",
      "useSearchParams",
    ],
  },
  "@quotehaven/platform": {},
  "@quotehaven/platform/area": { late: true },
  "@quotehaven/platform/forms": { late: true },
  "@quotehaven/shared-ui": {},
  "@quotehaven/shared-ui/combobox": { late: true },
  "@quotehaven/shared-ui/content": { late: true },
  "@quotehaven/shared-ui/dropdown": { late: true },
  "@quotehaven/shared-ui/fields": { late: true },
  "@quotehaven/shared-ui/tabs": { late: true },
};

/** The `shared` option of a remote: it takes what the shell provides and carries no copy of its own. */
export function takenShares() {
  const taken = { singleton: true, requiredVersion: false, import: false };
  return Object.fromEntries(Object.keys(sharedModules).map((name) => [name, taken]));
}

/** The files of the shell's build that hold each late part, by the scripts of its lazy imports. */
export function lateShares(screens) {
  const late = Object.keys(sharedModules).filter((name) => sharedModules[name].late);
  return Object.fromEntries(
    late.map((name) => {
      const file = relative(root, require.resolve(name)).replaceAll("\\", "/");
      return [name, screens[file] ?? []];
    }),
  );
}
