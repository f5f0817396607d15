export { startSandbox, type Sandbox, type SandboxOptions } from "./startSandbox";
export { testCards, type TestCard } from "./cardProcessor/testCards";
