import { Type, type Static } from "typebox";
import { Count, oneOf } from "./common";

const Remote = Type.String({ pattern: "^[a-z][a-z0-9-]{0,39}$" });
const Version = Type.String({ pattern: "^[0-9A-Za-z][0-9A-Za-z.+-]{0,79}$" });
const Channel = oneOf(["stable", "canary", "last-good"]);

/** What one tab may tell at once of one thing. */
const Few = Type.Integer({ minimum: 0, maximum: 50 });

/** What a tab tells of the builds it ran: numbers alone, no address, no words, nobody's id. */
export const TelemetryBody = Type.Object({
  builds: Type.Array(
    Type.Object({
      remote: Remote,
      version: Version,
      channel: Channel,
      loads: Few,
      failures: Type.Object({
        transport: Type.Optional(Few),
        chunk: Type.Optional(Few),
        start: Type.Optional(Few),
        render: Type.Optional(Few),
        unhandled: Type.Optional(Few),
      }),
      /** Largest contentful paint and interaction to next paint in ms, layout shift in thousandths. */
      lcp: Type.Optional(Type.Integer({ minimum: 0, maximum: 600_000 })),
      inp: Type.Optional(Type.Integer({ minimum: 0, maximum: 600_000 })),
      cls: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
    }),
    { maxItems: 10 },
  ),
});
export type TelemetryBody = Static<typeof TelemetryBody>;

/** What was told of each build in the last days. */
export const FiguresReply = Type.Object({
  data: Type.Array(
    Type.Object({
      remote: Remote,
      version: Version,
      channel: Channel,
      loads: Count,
      failures: Type.Object({
        transport: Count,
        chunk: Count,
        start: Count,
        render: Count,
        unhandled: Count,
      }),
      vitals: Type.Object({
        lcp: Type.Array(Count),
        inp: Type.Array(Count),
        cls: Type.Array(Count),
      }),
    }),
  ),
});
export type FiguresReply = Static<typeof FiguresReply>;
