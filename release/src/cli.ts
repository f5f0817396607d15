#!/usr/bin/env node
import { Command } from "commander";
import { withCommonOptions } from "./commands/command";
import { addHistory } from "./commands/history";
import { addOwning } from "./commands/owning";
import { addReleasing } from "./commands/releasing";
import { addSettings } from "./commands/settings";
import { addSite } from "./commands/site";
import { addUpkeep } from "./commands/upkeep";
import { addWatching } from "./commands/watching";

const program = withCommonOptions(
  new Command("quotehaven-release").description(
    "Puts builds of the shell and of the remotes live, and takes them back.",
  ),
);
const parts = [addReleasing, addOwning, addSettings, addHistory, addSite, addUpkeep, addWatching];
for (const add of parts) add(program);

await program.parseAsync();
