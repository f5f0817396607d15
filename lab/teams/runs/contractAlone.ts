import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { stagePackages } from "@quotehaven/local/packages";
import type { TeamRun } from "../TeamRun";
import { clone } from "../world/clone";
import { command } from "../world/command";
import { PackageRegistry } from "../world/PackageRegistry";
import type { TeamWorld } from "../world/TeamWorld";

const program = `import english from "@quotehaven/contract/errors/en" with { type: "json" };
import { phoneDigits } from "@quotehaven/contract/rules";
const digits: string | null = phoneDigits("+1 (512) 555-0199");
console.log(import.meta.resolve("@quotehaven/contract/rules"), Object.keys(english).length > 0, digits);
`;

/** The package that the others stand on, from its sources to a program of somebody who has none of them. */
export const contractAlone: TeamRun = {
  name: "contract",
  title: "The contract, installed where nothing else of ours is",
  async run(world) {
    const staged = join(world.folder, "staged");
    await world.step("make the package", () => stagePackages(staged, ["contract"]));
    const registry = await world.step("start a package registry", () =>
      PackageRegistry.start(join(world.folder, "registry")),
    );
    world.atEnd(() => registry.close());
    await world.step("publish it", () => registry.publish(join(staged, "contract")));
    await runAgainstIt(world, registry);
  },
};

async function runAgainstIt(world: TeamWorld, registry: PackageRegistry): Promise<void> {
  const folder = join(world.folder, "program");
  await mkdir(folder);
  const manifest = { private: true, type: "module" };
  await writeFile(join(folder, "package.json"), JSON.stringify(manifest));
  await writeFile(join(folder, ".npmrc"), registry.npmrc);
  await writeFile(join(folder, "program.mts"), program);
  await world.step("install it, and a compiler", async () => {
    const needed = ["@quotehaven/contract", "typescript@6.0.3", "@types/node@20"];
    await command(folder, ["npm", "install", ...needed]);
  });
  await world.step("check a program's types against its declarations", () =>
    command(folder, ["npx", "tsc", "--strict", "--module", "nodenext", "program.mts"]),
  );
  const said = await command(folder, ["node", "program.mjs"]);
  world.check("it answers", said.trim().endsWith("true 5125550199"));
  world.check("it is the installed one", !said.includes(clone) && said.includes("node_modules"));
}
