/** A place in PostgreSQL's log; later ones are greater. */
export type LogPosition = bigint;

/** Reads a place as PostgreSQL writes it, such as `16/B374D848`. @throws where it is none */
export function readLogPosition(text: string): LogPosition {
  const [, high, low] = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i.exec(text) ?? [];
  if (high === undefined || low === undefined) throw new Error(`${text} is no place in the log.`);
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}
