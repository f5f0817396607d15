import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";

const kit = join(import.meta.dirname, "..");
const starter = join(kit, "starter");
const manifest = JSON.parse(readFileSync(join(kit, "package.json"), "utf8"));
const { version, dependencies, peerDependencies } = manifest;

const rules = {
  name: [
    /^(?!shell$)[a-z][a-z0-9-]{0,39}$/,
    'small letters, digits and "-", at most 40, and not "shell"',
  ],
  team: [/^\S(.{0,58}\S)?$/, "at most 60 characters"],
  prefix: [/^(\/[a-z0-9_-]+)+$/, 'small letters, digits, "-" and "_" between slashes'],
  audience: [/^(anyone|consumer|agent)$/, "anyone, consumer or agent"],
};

/** Why an answer cannot be taken, in words; null where it can. */
export function whyNot(what, answer) {
  const [rule, words] = rules[what];
  return rule.test(answer) ? null : `${JSON.stringify(answer)} is no ${what}: ${words}.`;
}

/**
 * Writes a remote of one screen: its call of the API, texts in both languages, tests, a recipe for
 * continuous integration.
 *
 * @param {string} folder a new folder, or an empty one
 * @throws where something is there already, or an answer is none that the release tool would take
 */
export function createRemote(folder, answers) {
  for (const what of Object.keys(rules)) {
    const why = whyNot(what, answers[what]);
    if (why) throw new Error(why);
  }
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new Error(`${folder} is not empty.`);
  }
  cpSync(starter, folder, { recursive: true });
  takeFrame(join(folder, "src"), answers.audience);
  for (const file of readdirSync(folder, { recursive: true })) {
    const path = join(folder, file);
    if (statSync(path).isFile()) fill(path, answers);
  }
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(packageOf(answers), null, 2)}\n`);
  // npm leaves files of these names out of what it publishes.
  writeFileSync(join(folder, ".gitignore"), "node_modules/\ndist/\n");
  const { registry } = answers;
  if (registry) writeFileSync(join(folder, ".npmrc"), `@quotehaven:registry=${registry}\n`);
}

/** Keeps the frame that is for this audience, as `Frame.tsx`. */
function takeFrame(src, audience) {
  const [taken, other] = ["PublicFrame.tsx", "AreaFrame.tsx"];
  const isPublic = audience === "anyone";
  renameSync(join(src, isPublic ? taken : other), join(src, "Frame.tsx"));
  rmSync(join(src, isPublic ? other : taken));
}

function fill(path, { name, team, prefix, audience }) {
  const camel = name.replace(/-+(\w?)/g, (_, letter) => letter.toUpperCase());
  const values = {
    __version__: version,
    __name__: name,
    __team__: team.replaceAll(/["\\]/g, ""),
    __prefix__: prefix.slice(1),
    __audience__: audience,
    __session__: audience === "anyone" ? "anonymous" : audience,
    __camel__: camel,
  };
  const text = readFileSync(path, "utf8");
  writeFileSync(
    path,
    text.replace(/__[A-Za-z]+__/g, (token) => values[token] ?? token),
  );
}

/** With the versions that this kit was tested with. */
function packageOf({ name }) {
  const ours = (names) => Object.fromEntries(names.map((each) => [`@quotehaven/${each}`, version]));
  return {
    name: `remote-${name}`,
    version: "0.1.0",
    private: true,
    type: "module",
    scripts: {
      start: "quotehaven-remote start",
      test: "quotehaven-remote test",
      build: "quotehaven-remote build",
      lint: "quotehaven-remote lint",
      types: "quotehaven-remote types",
      release: "quotehaven-release",
    },
    dependencies: {
      ...ours(["contract", "platform", "shared-ui"]),
      ...peerDependencies,
      "react-router-dom": dependencies["react-router-dom"],
    },
    devDependencies: ours(["kit", "release"]),
    quotehaven: { scriptBudgetBytes: 20_000 },
  };
}
