import type { PayloadOf } from "./RemoteEvent";

declare global {
  /**
   * What remotes declare, by their names. A remote adds its own in `src/routes.tsx`, and from then on
   * `isOn`, `configured` and `events` take its flags, its values and its events.
   *
   * @example interface RemoteDeclarations { help: { flags: typeof flags; events: typeof events } }
   */
  // Only an interface can be added to.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions, @typescript-eslint/no-empty-object-type
  interface RemoteDeclarations {}
}

type Declared = RemoteDeclarations;

type KeysOf<Part extends string> = {
  [Name in keyof Declared & string]: Declared[Name] extends Record<Part, infer Own>
    ? `${Name}/${keyof Own & string}`
    : never;
}[keyof Declared & string];

/** A flag that a remote declares, with its remote: `help/search`. */
export type FlagName = KeysOf<"flags">;

/** A value of a remote's configuration, with its remote: `help/address`. */
export type ConfigName = KeysOf<"config">;

/** What each remote says under a part, as one union. */
type DeclaredAs<Part extends string> = {
  [Name in keyof Declared]: Declared[Name] extends Record<Part, infer Own> ? Own : never;
}[keyof Declared];

type KeysOfEach<Each> = Each extends unknown ? keyof Each & string : never;

type PayloadIn<Each, Name extends string> =
  Each extends Record<Name, infer Event> ? PayloadOf<Event> : never;

type Emitted<Name extends string> = Name extends `${infer Owner}/${infer Own}`
  ? Owner extends keyof Declared
    ? Declared[Owner] extends { events: infer Events }
      ? PayloadIn<Events, Own>
      : never
    : never
  : never;

/** The events of remotes that are declared, by those who emit them or by those who listen: `help/opened@1`. */
export type NamespacedEvents = {
  [Name in KeysOf<"events"> | KeysOfEach<DeclaredAs<"listens">>]:
    Emitted<Name> | PayloadIn<DeclaredAs<"listens">, Name>;
};
