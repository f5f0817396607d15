import { lazyPart, type LazyPart } from "@quotehaven/shared-ui";
import { useEffect, useLayoutEffect, useRef, useState, type ComponentType } from "react";
import type { FirstPaint } from "./FirstPaint";
import { dropPart, keepPart, paintedPart } from "./keptPart";
import { whenLetGo } from "./takeOver";
import { useTakeOver } from "./useTakeOver";
import { whenIdle } from "./whenIdle";
import { useLanguage } from "../i18n/i18n";

const loads: (() => Promise<unknown>)[] = [];

/** Fetches every later part that is known by now, for whoever shows a screen whole: a build, a test. */
export async function loadLaterParts(): Promise<void> {
  await Promise.all(loads.map((load) => load()));
}

/** What tells that somebody comes to a part. */
const comings = ["pointerdown", "focusin", "input"] as const;

/**
 * A part of a screen below what is seen first. Where the page has brought its markup, that stays in
 * its place until nothing else is going on or somebody comes to it; only then is the code fetched
 * and takes over, with what was typed and pressed. Elsewhere it is a `lazyPart`.
 *
 * @param name among the later parts of a screen, which shows each once
 */
export function laterPart<Props extends object>(
  name: string,
  fetchPart: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  let kept: FirstPaint | undefined;
  const Part = lazyPart(async () => {
    const Loaded = await fetchPart();
    if (kept) await whenLetGo(kept);
    return function Arrived(props: Props) {
      const root = useRef<HTMLDivElement>(null);
      useTakeOver(kept, root);
      return (
        <div ref={root}>
          <Loaded {...props} />
        </div>
      );
    };
  });
  loads.push(Part.load);

  function Later(props: Props) {
    const language = useLanguage();
    const [firstLanguage] = useState(language);
    const [isWanted, setWanted] = useState(() => paintedPart(name) === null);
    const place = useRef<HTMLDivElement>(null);
    useLayoutEffect(() => {
      const paint = place.current && keepPart(name, place.current);
      if (!paint) return;
      kept = paint;
      return () => {
        kept = undefined;
        dropPart(paint);
      };
    }, []);
    useEffect(() => {
      if (isWanted) return;
      const want = () => setWanted(true);
      for (const coming of comings) kept?.element.addEventListener(coming, want);
      // What was pressed waits already.
      if (kept && !kept.pressed) return whenIdle(want);
      want();
    }, [isWanted]);
    return (
      <div ref={place} data-later={name}>
        {(isWanted || language !== firstLanguage) && <Part {...props} />}
      </div>
    );
  }

  return Object.assign(Later, { load: Part.load });
}
