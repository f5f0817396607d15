import type { Compilation, Compiler } from "webpack";

export class GivenNamesPlugin {
  apply(compiler: Compiler): void;
}
export function givenNames(compilation: Compilation): Record<string, string[]>;
