import { jest } from "@jest/globals";
import { createPageTexts } from "./pageTexts";

function somePageTexts() {
  const texts = createPageTexts("es");
  texts.add("platform", "en", { close: "Close", quotes_one: "{{count}} quote" });
  texts.add("platform", "en", { quotes_other: "{{count}} quotes" });
  texts.add("platform", "es", {
    quotes_one: "{{count}} oferta",
    quotes_other: "{{count}} ofertas",
  });
  texts.add("agent", "en", { close: "Shut", hello: "Hello {{name}}, {{name}}{{unknown}}" });
  return texts;
}

it("prefers the first package, and in it the language of the page, then English", () => {
  const texts = somePageTexts();
  expect(texts.text(["agent", "platform"], "close")).toBe("Shut");
  texts.add("agent", "es", { close: "Cerrar" });
  expect(texts.text(["agent", "platform"], "close")).toBe("Cerrar");
  expect(texts.text(["platform", "agent"], "close")).toBe("Close");
});

it.each([
  [0, "0 ofertas"],
  [1, "1 oferta"],
  [2, "2 ofertas"],
  [1_000_000, "1000000 ofertas"],
])("chooses the plural of %d", (count, text) => {
  expect(somePageTexts().text(["platform"], "quotes", { count })).toBe(text);
});

it("fills every place as it is given, and leaves no place unfilled", () => {
  const texts = somePageTexts();
  expect(texts.text(["agent"], "hello", { name: "$& Ann" })).toBe("Hello $& Ann, $& Ann");
});

it("has nothing for a key that no package has", () => {
  expect(somePageTexts().text(["agent", "platform"], "nothing")).toBeUndefined();
  expect(somePageTexts().has("agent", "es")).toBe(false);
});

it("tells of new texts and of another language, until that is undone", () => {
  const texts = somePageTexts();
  const listener = jest.fn();
  const undo = texts.subscribe(listener);
  const before = texts.version();
  texts.add("agent", "es", {});
  texts.speak("en");
  expect([listener.mock.calls.length, texts.version() - before]).toEqual([2, 2]);
  undo();
  texts.speak("es");
  expect(listener).toHaveBeenCalledTimes(2);
  expect(texts.language()).toBe("es");
});

it("takes what comes with the code that says it without drawing anything anew", () => {
  const texts = somePageTexts();
  const listener = jest.fn();
  texts.subscribe(listener);
  texts.bring("help", { title: "Help" });
  expect(texts.text(["help"], "title")).toBe("Help");
  expect(listener).not.toHaveBeenCalled();
});
