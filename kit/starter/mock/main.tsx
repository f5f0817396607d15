import { startMockShell } from "@quotehaven/kit/mock-shell";
import manifest from "../quotehaven.json" with { type: "json" };
import remote from "../src/remote";
import { replies } from "./replies";

void startMockShell({ remote, ...manifest, replies });
