import { typeChanges, wrongVersion } from "../bin/typeChanges.mjs";

const before = {
  ". Form": "function",
  ". Form(0)": "object",
  ". Form(0).emphasis": '?"loud" | "quiet"',
  ". Form(0).onSubmit": "function",
  ". useLead=>.id": "number",
  ". codes": 'readonly ["busy", "limit"]',
  ". kind": '("unreadable" | WordsOf<{ readonly a: 1; readonly b: 2; }>)[]',
  "GET /a=>.ntp_id": '{"type":"integer","minimum":1,"maximum":2}',
  "GET /a=>.percent": '{"type":"integer","minimum":1,"maximum":2}',
};

it.each([
  ["a name that is gone", { ". Form": undefined }, [". Form is gone"]],
  ["another result", { ". useLead=>.id": "string" }, [". useLead=>.id was number, is string"]],
  [
    "a result that may be missing",
    { ". useLead=>.id": "?number" },
    [". useLead=>.id was number, is ?number"],
  ],
  [
    "another kind in a result",
    { ". useLead=>.id": "number | string" },
    [". useLead=>.id was number, is number | string"],
  ],
  [
    "fewer words in a list",
    { ". codes": 'readonly ["busy"]' },
    ['. codes was readonly ["busy", "limit"], is readonly ["busy"]'],
  ],
  [
    "a parameter that takes less",
    { ". Form(0).emphasis": '?"loud"' },
    ['. Form(0).emphasis was ?"loud" | "quiet", is ?"loud"'],
  ],
  [
    "one that has to be given now",
    { ". Form(0).emphasis": '"loud" | "quiet"' },
    ['. Form(0).emphasis was ?"loud" | "quiet", is "loud" | "quiet"'],
  ],
  [
    "a numbered code that is gone",
    { ". kind": '("unreadable" | WordsOf<{ readonly b: 2; }>)[]' },
    [
      '. kind was ("unreadable" | WordsOf<{ readonly a: 1; readonly b: 2; }>)[], is ' +
        '("unreadable" | WordsOf<{ readonly b: 2; }>)[]',
    ],
  ],
  [
    "a number that may be higher and numbers nothing",
    { "GET /a=>.percent": '{"type":"integer","minimum":1,"maximum":3}' },
    [
      'GET /a=>.percent was {"type":"integer","minimum":1,"maximum":2}, is ' +
        '{"type":"integer","minimum":1,"maximum":3}',
    ],
  ],
  ["a new one that has to be given", { ". Form(0).id": "string" }, [". Form(0).id is new"]],
])("breaks with %s", (_what, change, broken) => {
  const now: Record<string, string> = JSON.parse(JSON.stringify({ ...before, ...change }));
  expect(typeChanges(before, now).broken).toEqual(broken);
});

it.each([
  ["a new name", { ". Card": "function" }],
  ["a new name with what it needs", { ". Card": "function", ". Card(0)": "object" }],
  ["a parameter that may be given", { ". Form(0).id": "?string" }],
  [
    "a function that may be given, with what it answers",
    { ". Form(0).done": "?function", ". Form(0).done=>": "void" },
  ],
  ["a parameter that takes more", { ". Form(0).emphasis": '?"loud" | "mute" | "quiet"' }],
  ["a parameter that need not be given any more", { ". Form(0).onSubmit": "?function" }],
  ["further words in a list", { ". codes": 'readonly ["busy", "gone", "limit"]' }],
  [
    "further numbered codes",
    {
      ". kind": '("unreadable" | WordsOf<{ readonly a: 1; readonly b: 2; readonly c: 3; }>)[]',
      "GET /a=>.ntp_id": '{"type":"integer","minimum":1,"maximum":3}',
    },
  ],
  ["more in a result", { ". useLead=>.name": "string" }],
])("breaks nothing with %s", (_what, change) => {
  const { broken, added } = typeChanges(before, { ...before, ...change });
  expect(broken).toEqual([]);
  expect(added.length).toBeGreaterThan(0);
});

it.each([
  ["0.2.0", "0.3.0", "breaks", null],
  ["0.2.3", "0.2.4", "breaks", "its minor version rises: x is gone"],
  ["1.2.0", "1.3.0", "breaks", "its major version rises: x is gone"],
  ["1.2.0", "2.0.0", "breaks", null],
  ["0.2.0", "0.2.0", "adds", "its version rises: y is new"],
  ["0.2.0", "0.2.1", "adds", null],
  ["0.2.9", "0.3.0", "adds", null],
  ["1.2.0", "1.2.1", "adds", "its version rises: y is new"],
  ["1.2.0", "1.3.0", "adds", null],
  ["0.2.0", "0.2.0", "does nothing", null],
])("from %s to %s, what %s: %s", (from, to, what, words) => {
  const broken = what === "breaks" ? ["x is gone"] : [];
  const added = what === "adds" ? ["y is new"] : [];
  const told = wrongVersion("platform", { from, to }, { broken, added });
  expect(told).toEqual(words && expect.stringContaining(words));
});
