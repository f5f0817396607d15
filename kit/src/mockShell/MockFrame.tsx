import { LanguageSwitch, useSession, type Area } from "@quotehaven/platform";
import { Link, type RouteObject } from "react-router-dom";
import { PageFrame, UnsavedGuard } from "@quotehaven/platform/shell";
import type { ReactNode } from "react";
import { answers, choose, readSettings, sessions } from "./settings";

/** What stays while screens come and go, with the switch below them. */
export function MockFrame({ areas }: { areas: readonly Area[] }) {
  return (
    <PageFrame>
      <UnsavedGuard />
      <Switch areas={areas} />
    </PageFrame>
  );
}

/** Lets in only whom a route is for, as the shell does; says what to choose where that is nobody here. */
export function OnlyFor({ role, children }: { role: string; children: ReactNode }) {
  const session = useSession();
  if (role === "anyone" || role === session.role) return children;
  return <p style={{ padding: 24 }}>{`Only for role ${role}: choose it as the session below.`}</p>;
}

/** What an address without a screen shows. */
export const nowhere: RouteObject = {
  path: "*",
  element: (
    <p style={{ padding: 24 }}>Nothing of this remote is here. The shell shows another remote.</p>
  ),
};

const atLowerEdge = {
  position: "fixed",
  insetInline: 0,
  bottom: 0,
  display: "flex",
  alignItems: "center",
  gap: 16,
  padding: 8,
  borderTop: "1px solid",
  color: "CanvasText",
  background: "Canvas",
} as const;

function Switch({ areas }: { areas: readonly Area[] }) {
  const { session, answers: chosen } = readSettings();
  return (
    <form aria-label="Mock shell" style={atLowerEdge}>
      <Choice
        label="Session"
        value={session}
        values={sessions}
        onChange={(value) => choose({ session: value })}
      />
      <Choice
        label="API"
        value={chosen}
        values={answers}
        onChange={(value) => choose({ answers: value })}
      />
      <LanguageSwitch />
      {areas.map(({ prefix }) => (
        <Link key={prefix} to={prefix}>
          {prefix}
        </Link>
      ))}
    </form>
  );
}

function Choice<Value extends string>(props: {
  label: string;
  value: Value;
  values: readonly Value[];
  onChange: (value: Value) => void;
}) {
  const { label, value, values, onChange } = props;
  return (
    <label>
      <span>{label}</span>{" "}
      <select
        value={value}
        onChange={({ target }) => {
          const chosen = values.find((each) => each === target.value);
          if (chosen) onChange(chosen);
        }}
      >
        {values.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
    </label>
  );
}
