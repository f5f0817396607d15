const BEGINNING = /^(?:\s|\/\*(?:[^*]|\*(?!\/))*\*\/|--[^\n]*\n)*(\w+)/;
const TABLE = /\b(?:from|into|update)\s+"?([a-z_]\w*)"?/i;

/** What a statement does, and the first table it does it with: `select quotes`. */
export function statementName(text: string): string {
  const verb = BEGINNING.exec(text)?.[1]?.toLowerCase() ?? "statement";
  const table = TABLE.exec(text)?.[1];
  return table === undefined ? verb : `${verb} ${table}`;
}
