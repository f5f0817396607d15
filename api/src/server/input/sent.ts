/** A row as it is sent: its moments are text. */
export type Sent<Row> = { [Name in keyof Row]: AsText<Row[Name]> };

type AsText<Value> = Value extends Date ? string : Value;

/** {@link Sent} of a row. */
export function sent<Row extends object>(row: Row): Sent<Row> {
  const cells = Object.entries(row).map(([name, value]: [string, unknown]) => [
    name,
    value instanceof Date ? value.toISOString() : value,
  ]);
  // Built by name: it has each of the row's columns.
  return Object.fromEntries(cells) as Sent<Row>;
}
