import { statementName } from "./statementName";

it.each([
  ['select "id" from "users" where "id" = $1', "select users"],
  ['insert into "outbox" ("kind") values ($1)', "insert outbox"],
  ['update "quotes" set "id" = $1', "update quotes"],
  ["/* unnamed */\n  select count(*) from leads", "select leads"],
  ["-- The open ones\nselect 1 from (select 2 from applications) as one", "select applications"],
  ["with gone as (delete from tokens returning id) select id from gone", "with tokens"],
  ["select pg_notify($1, $2)", "select"],
  ["/* two */ /* comments */ -- and a line\n update leads set id = 1", "update leads"],
  [`${"--\n".repeat(50)}${"/**".repeat(50)}`, "statement"],
  ["begin", "begin"],
  ["", "statement"],
])("names %j %s", (text, name) => {
  expect(statementName(text)).toBe(name);
});
