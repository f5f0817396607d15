import type { Compilation, Compiler } from "webpack";

export class TakenNamesPlugin {
  apply(compiler: Compiler): void;
}
export function takenNames(compilation: Compilation): Record<string, Record<string, string>>;
