import { ReleaseError } from "./ReleaseError";
import { shapeOf } from "./shape";

const { refuse, record, text, list, texts, map } = shapeOf("build.json");

it("names the file in what it refuses, for people to read", () => {
  expect(refuse("its name is none.")).toBeInstanceOf(ReleaseError);
  expect(refuse("its name is none.").message).toBe("build.json: its name is none.");
});

it("gives what has the shape that was asked for", () => {
  expect(record({ a: 1 }, "it")).toEqual({ a: 1 });
  expect(text("agent", "name")).toBe("agent");
  expect(list([1, "a"], "routes")).toEqual([1, "a"]);
  expect(texts(["a.js", "b.js"], "start")).toEqual(["a.js", "b.js"]);
  expect(map({ a: "1", b: "2" }, "assets", text)).toEqual({ a: "1", b: "2" });
});

it.each([[undefined], [null], ["agent"], [7], [["a"]]])("takes %j for no object", (value) => {
  expect(() => record(value, "shell")).toThrow(
    new ReleaseError("build.json: shell is not an object."),
  );
});

it.each([[undefined], [null], [""], [7], [["a"]]])("misses a text where %j stands", (value) => {
  expect(() => text(value, "name")).toThrow(new ReleaseError("build.json: name is missing."));
});

it.each([[undefined], [null], ["a.js"], [{ length: 1 }]])("takes %j for no list", (value) => {
  expect(() => list(value, "start")).toThrow(new ReleaseError("build.json: start is not a list."));
  expect(() => texts(value, "start")).toThrow(new ReleaseError("build.json: start is not a list."));
});

it("misses the text of a list that is none", () => {
  expect(() => texts(["a.js", 7], "start")).toThrow(
    new ReleaseError("build.json: start is missing."),
  );
});

it("says which entry of a map is not as expected", () => {
  expect(() => map({ a: "1", b: 2 }, "assets", text)).toThrow(
    new ReleaseError("build.json: assets.b is missing."),
  );
  expect(() => map(["a"], "assets", text)).toThrow(
    new ReleaseError("build.json: assets is not an object."),
  );
});

it.each([[undefined], [null]])("takes a map that is %s for an empty one", (value) => {
  expect(map(value, "assets", text)).toEqual({});
});
