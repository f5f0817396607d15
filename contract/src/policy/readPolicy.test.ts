import { readPolicy } from ".";
import { carriers, compareReading, valuesOf } from "./testing";
import { ownLayouts } from "./testing/ownLayouts";

it.each(ownLayouts.map(({ name, ...layout }) => [name, layout] as const))(
  "reads %s",
  (_, { text, says }) => {
    const { missed, wrong } = compareReading({ ...says }, valuesOf(readPolicy(text, carriers)));
    expect({ missed, wrong }).toEqual({ missed: [], wrong: [] });
  },
);
