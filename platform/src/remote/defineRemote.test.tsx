import type { MessageKey } from "../i18n/messageKeys";
import { useTranslation } from "../i18n/useTranslation";
import { renderScreen, screen } from "../testing";
import { defineRemote } from "./defineRemote";
import { area, type RemoteRoute } from "./RemoteDefinition";

function Greeting() {
  const { t } = useTranslation();
  return <p>{t("greeting" as MessageKey<"platform">)}</p>;
}

function aRemote(name: string, english: () => Promise<{ default: { greeting: string } }>) {
  return defineRemote({
    name,
    team: name,
    contract: "^1.0.0",
    areas: [
      area({
        ...{ prefix: "/", role: "anyone", title: name, description: name },
        routes: [{ index: true, element: <Greeting /> }],
      }),
    ],
    messages: { en: english, es: english },
  });
}

const says = (greeting: string) => async () => ({ default: { greeting } });

it("shows its screens with its own texts", async () => {
  renderScreen(aRemote("one", says("Hello from one")).routes["/"] ?? []);
  expect(await screen.findByText("Hello from one")).toBeInTheDocument();
});

it("keeps one remote's texts apart from another's", async () => {
  await aRemote("two", says("Hello from two")).prepare();
  const three = aRemote("three", says("Hello from three"));
  await three.prepare();
  renderScreen(three.routes["/"] ?? []);
  expect(screen.getByText("Hello from three")).toBeInTheDocument();
});

it("says that its texts did not come, and loads them when it is asked again", async () => {
  let isThere = false;
  const late = aRemote("late", async () => {
    if (!isThere) throw new Error("No texts");
    return { default: { greeting: "Here at last" } };
  });
  await expect(late.prepare()).rejects.toThrow("No texts");
  isThere = true;
  await late.prepare();
  renderScreen(late.routes["/"] ?? []);
  expect(await screen.findByText("Here at last")).toBeInTheDocument();
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
