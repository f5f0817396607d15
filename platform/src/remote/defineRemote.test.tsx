import { jest } from "@jest/globals";
import type { ParseKeys } from "i18next";
import { useTranslation } from "react-i18next";
import { changeLanguage, type Messages } from "../i18n/i18n";
import { reportedProblems } from "../problems/reportProblem";
import { renderScreen, screen } from "../testing";
import { defineRemote } from "./defineRemote";

function Greeting({ of }: { of: string }) {
  // A remote of this test, whose texts the types do not know.
  const { t } = useTranslation(of as "platform");
  return <p>{t("greeting" as ParseKeys)}</p>;
}

const says = (greeting: string) => async () => ({ default: { greeting } });

function aRemote(
  name: string,
  en: () => Promise<{ default: Messages }>,
  es: () => Promise<{ default: Messages }> = en,
) {
  const routes = { "/": [{ index: true, element: <Greeting of={name} /> }] };
  return defineRemote({ name, routes, messages: { en, es } });
}

async function show(remote: ReturnType<typeof aRemote>) {
  await remote.prepare();
  return renderScreen(remote.routes["/"] ?? []);
}

afterEach(() => changeLanguage("en"));

it("shows its screens with its own texts, apart from another's", async () => {
  await aRemote("one", says("Hello from one")).prepare();
  await show(aRemote("two", says("Hello from two")));
  expect(screen.getByText("Hello from two")).toBeInTheDocument();
});

it("shows the texts of a newer build", async () => {
  await aRemote("renewed", says("Before")).prepare();
  await show(aRemote("renewed", says("After")));
  expect(screen.getByText("After")).toBeInTheDocument();
});

it("says that its texts did not come, and loads them when it is asked again", async () => {
  let isThere = false;
  const late = aRemote("late", async () => {
    if (!isThere) throw new Error("No texts");
    return { default: { greeting: "Here at last" } };
  });
  await expect(late.prepare()).rejects.toThrow("The texts of late did not load.");
  isThere = true;
  await show(late);
  expect(screen.getByText("Here at last")).toBeInTheDocument();
});

it("speaks the language of the page, also where that was chosen after its texts came", async () => {
  const two = aRemote("bilingual", says("Hello"), says("Hola"));
  await two.prepare();
  await changeLanguage("es");
  await show(two);
  expect(screen.getByText("Hola")).toBeInTheDocument();
});

it("speaks English where its texts of the page's language do not come, and reports it", async () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  await changeLanguage("es");
  const half = aRemote("half", says("Hello"), () => Promise.reject(new Error("No Spanish")));
  await show(half);
  expect(screen.getByText("Hello")).toBeInTheDocument();
  expect(reportedProblems().at(-1)?.where).toBe("messages of half in es");
  log.mockRestore();
});
