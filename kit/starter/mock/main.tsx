import { startMockShell } from "@quotehaven/kit/mock-shell";
import remote from "../src/routes";
import { replies } from "./replies";

void startMockShell({ remote, replies });
