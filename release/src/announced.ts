import { BUILD_FILE } from "@quotehaven/contract/release";
import { shapeOf } from "./shape";

/** Something that the shell gives and will give no longer. The shell's build announces it. */
export type Deprecation = {
  /** The package and the name: `@quotehaven/platform#useDraft`. */
  name: string;
  /** The platform version from which on it is announced, and the day: `2026-11-23`. */
  since: string;
  announcedOn: string;
  /** The day from which on a shell may be without it. */
  goesOn: string;
  /** What to use instead, as a sentence. */
  instead: string;
};

const takenName = /^@quotehaven\/(?:platform|shared-ui)#[A-Za-z_$][\w$]*$/;
const day = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Reads what a shell's build announces.
 *
 * @throws ReleaseError where an announcement is not whole
 */
export function parseDeprecations(value: unknown): Deprecation[] {
  const { list, record, text, refuse } = shapeOf(BUILD_FILE);
  return list(value, "deprecated").map((each) => {
    const said = record(each, "deprecated");
    const name = text(said.name, "deprecated.name");
    if (!takenName.test(name)) {
      throw refuse(`${JSON.stringify(name)} is no name such as @quotehaven/platform#useDraft.`);
    }
    const words = (what: string) => text(said[what], `${what} of ${name}`);
    const read = {
      name,
      since: words("since"),
      announcedOn: words("announcedOn"),
      goesOn: words("goesOn"),
      instead: words("instead"),
    };
    const strange = [read.announcedOn, read.goesOn].find((date) => !isDay(date));
    if (strange !== undefined)
      throw refuse(`"${strange}" of ${name} is no day such as 2026-11-23.`);
    if (read.goesOn <= read.announcedOn) throw refuse(`${name} goes before anybody was told.`);
    return read;
  });
}

function isDay(text: string): boolean {
  return day.test(text) && !Number.isNaN(Date.parse(text));
}
