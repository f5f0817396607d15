import { jest } from "@jest/globals";
import type { ParseKeys } from "i18next";
import { useTranslation } from "react-i18next";
import { changeLanguage, type Messages } from "../i18n/i18n";
import { createRemoteStore } from "../store/createRemoteStore";
import { renderScreen, screen } from "../testing";
import { defineRemote } from "./defineRemote";
import { area, type RemoteRoute } from "./RemoteDefinition";

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
  return defineRemote({
    store: createRemoteStore({ name }),
    team: name,
    contract: "^1.0.0",
    areas: [
      area({
        ...{ prefix: "/", role: "anyone", title: name, description: name },
        routes: [{ index: true, element: <Greeting of={name} /> }],
      }),
    ],
    messages: { en, es },
  });
}

async function show(remote: ReturnType<typeof aRemote>) {
  await remote.prepare();
  return renderScreen(remote.routes["/"] ?? []);
}

afterEach(() => changeLanguage("en"));

it("shows its screens with its own texts, apart from another's, and those of a newer build", async () => {
  await aRemote("renewed", says("Before")).prepare();
  await aRemote("another", says("Hello from another")).prepare();
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
  const problem = expect.stringContaining("Problem in messages of half in es: Error: No Spanish");
  expect(log).toHaveBeenCalledWith(problem, expect.anything());
  log.mockRestore();
});

it("does not compile where a handle or a menu entry is wrong", () => {
  const of = (routes: RemoteRoute[]) => routes;
  // @ts-expect-error -- no such thing
  of([{ path: "a", handle: { prerendered: true } }]);
  // @ts-expect-error -- one language
  of([{ path: "a", handle: { menu: { icon: "info", label: { en: "Help" } } } }]);
  // @ts-expect-error -- no such icon
  of([{ path: "a", handle: { menu: { icon: "nothing", label: { en: "Help", es: "Ayuda" } } } }]);
  expect(of([{ path: "a", handle: { prerender: true } }])).toHaveLength(1);
});
