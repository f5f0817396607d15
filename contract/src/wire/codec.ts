/** Translates a value between the wire's names and ours. */
export type Codec<Wire, Inside> = {
  /** Our value as the wire says it. */
  encode: (inside: Inside) => Wire;
  /** The wire's value as we say it. */
  decode: (wire: Wire) => Inside;
};

/** What a codec's values are inside. */
export type Inside<C> = C extends { decode: (wire: never) => infer Value } ? Value : never;

/** A codec of the values that a wire's field holds. */
type CodecOf<Wire> = {
  encode: (inside: never) => Wire;
  decode: (wire: Exclude<Wire, undefined>) => unknown;
};

/** Our name of a field → the wire's, with a codec where the value is said differently, too. */
type FieldsOf<Wire> = {
  readonly [name: string]:
    | (keyof Wire & string)
    | { [Key in keyof Wire & string]: readonly [Key, CodecOf<Wire[Key]>] }[keyof Wire & string];
};

type WireName<Field> = Field extends readonly [infer Key, unknown] ? Key : Field;
type ValueOf<Wire, Field> = Field extends readonly [unknown, infer C]
  ? Inside<C>
  : Field extends keyof Wire
    ? Wire[Field]
    : never;

type IsOptional<Wire, Key> = Key extends keyof Wire
  ? Record<never, never> extends Pick<Wire, Key>
    ? true
    : false
  : false;

type InsideOf<Wire, Fields> = {
  -readonly [
    Name in keyof Fields as IsOptional<Wire, WireName<Fields[Name]>> extends true ? never : Name
  ]: ValueOf<Wire, Fields[Name]>;
} & {
  -readonly [
    Name in keyof Fields as IsOptional<Wire, WireName<Fields[Name]>> extends true ? Name : never
  ]?: ValueOf<Wire, Fields[Name]>;
};

type Flat<T> = { [Key in keyof T]: T[Key] };

/** Fields of the wire that a map forgets; none, so that nothing is lost on the way. */
type Forgotten<Wire, Fields> = Exclude<keyof Wire, WireName<Fields[keyof Fields]>>;

/**
 * A codec of an object, from a map of our field names to the wire's. Every field of the wire must
 * be in the map; a field that is absent stays absent.
 *
 * @example entity<wire.Carrier>()({ id: "inc_id", name: "inc_name" })
 */
export function entity<Wire extends object>() {
  return <const Fields extends FieldsOf<Wire>>(
    fields: Fields &
      ([Forgotten<Wire, Fields>] extends [never]
        ? unknown
        : { forgotten: Forgotten<Wire, Fields> }),
  ): Codec<Wire, Flat<InsideOf<Wire, Fields>>> => {
    const rows = Object.entries<string | readonly [string, AnyCodec]>(fields).map(
      ([name, field]): Row =>
        typeof field === "string" ? [name, field, asItIs] : [name, field[0], field[1]],
    );
    const byWireName = new Map(rows.map((row) => [row[1], row]));
    // The map's types say what these objects hold: this is the one place that builds them by name.
    return {
      encode: (inside) => encoded(inside, rows) as Wire,
      decode: (wire) => decoded(wire, byWireName) as Flat<InsideOf<Wire, Fields>>,
    };
  };
}

type AnyCodec = { encode: (value: never) => unknown; decode: (value: never) => unknown };
type Row = readonly [name: string, wireName: string, codec: AnyCodec];

const asItIs: AnyCodec = { encode: (value) => value, decode: (value) => value };

function encoded(inside: object, rows: readonly Row[]): object {
  const known: Record<string, unknown> = { ...inside };
  const made: Record<string, unknown> = {};
  for (const [name, wireName, codec] of rows) {
    const value = known[name];
    if (value !== undefined) made[wireName] = codec.encode(value as never);
  }
  return made;
}

/** In the order of what was sent: refusals are listed in it. */
function decoded(wire: object, rows: ReadonlyMap<string, Row>): object {
  const made: Record<string, unknown> = {};
  for (const [wireName, value] of Object.entries(wire)) {
    const row = rows.get(wireName);
    if (!row || value === undefined) continue;
    const [name, , codec] = row;
    made[name] = codec.decode(value as never);
  }
  return made;
}

/** A codec of a list, from its items'. */
export function list<Wire, Value>(item: Codec<Wire, Value>): Codec<Wire[], Value[]> {
  return {
    encode: (values) => values.map((value) => item.encode(value)),
    decode: (values) => values.map((value) => item.decode(value)),
  };
}

/** A codec of a value that may be null. */
export function nullable<Wire, Value>(value: Codec<Wire, Value>): Codec<Wire | null, Value | null> {
  return {
    encode: (inside) => (inside === null ? null : value.encode(inside)),
    decode: (wire) => (wire === null ? null : value.decode(wire)),
  };
}

/** A codec of what the wire wraps in `data`: inside, the wrapping is gone. */
export function inData<Wire, Value>(content: Codec<Wire, Value>): Codec<{ data: Wire }, Value> {
  return {
    encode: (inside) => ({ data: content.encode(inside) }),
    decode: ({ data }) => content.decode(data),
  };
}

/** The wire's 0 and 1 as a boolean. */
export const flag: Codec<0 | 1, boolean> = {
  encode: (inside) => (inside ? 1 : 0),
  decode: (wire) => wire === 1,
};

/** What a number without a meaning is decoded to; the rules refuse it as any other wrong choice. */
export const unreadable = "unreadable";

type WordsOf<Table> = keyof Table & string;

/**
 * A codec of a few words that the wire numbers. Any other number means `otherwise`.
 *
 * @throws TypeError at any other number where nothing is meant by it.
 */
export function enumCodec<const Table extends Readonly<Record<string, number | string>>>(
  table: Table,
  otherwise?: WordsOf<Table>,
): {
  encode: (word: WordsOf<Table>) => Table[WordsOf<Table>];
  decode: (wire: number | string) => WordsOf<Table>;
} {
  return {
    encode: (word) => table[word],
    decode: (wire) => {
      const word = wordOf(table, wire) ?? otherwise;
      if (word === undefined) throw new TypeError(`The wire's ${wire} has no meaning here.`);
      return word;
    },
  };
}

/** As {@link enumCodec}, where the wire may hold any other number, too: that is {@link unreadable}. */
export function openEnumCodec<const Table extends Readonly<Record<string, number>>>(
  table: Table,
): Codec<number, WordsOf<Table> | typeof unreadable> {
  return {
    encode: (word) => (word === unreadable ? -1 : Number(table[word])),
    decode: (wire) => wordOf(table, wire) ?? unreadable,
  };
}

function wordOf<Table extends object>(table: Table, wire: unknown): WordsOf<Table> | undefined {
  return keysOf(table).find((word) => table[word] === wire);
}

const keysOf = <Table extends object>(table: Table) => Object.keys(table) as WordsOf<Table>[];
