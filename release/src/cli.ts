#!/usr/bin/env node
import { Command } from "commander";
import { withCommonOptions } from "./commands/command";
import { addHistory } from "./commands/history";
import { addOwning } from "./commands/owning";
import { addReleasing } from "./commands/releasing";
import { addSite } from "./commands/site";
import { addUpkeep } from "./commands/upkeep";
import { addWatching } from "./commands/watching";

const program = withCommonOptions(
  new Command("quotehaven-release").description(
    "Puts builds of the shell and of the remotes live, and takes them back.",
  ),
);
for (const add of [addReleasing, addOwning, addHistory, addSite, addUpkeep, addWatching])
  add(program);

await program.parseAsync();
