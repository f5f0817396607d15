import { shortened } from "./shortened";

it("a name is whole up to the length, and ends in an ellipsis beyond", () => {
  expect(shortened(" Maya ")).toBe("Maya");
  expect(shortened("x".repeat(60))).toBe("x".repeat(60));
  expect(shortened("x".repeat(61))).toBe(`${"x".repeat(59)}…`);
  expect(shortened("Ana Lucía", 5)).toBe("Ana…");
});

it("a name keeps emoji and other wide characters whole", () => {
  expect(shortened("🔑".repeat(10), 4)).toBe("🔑🔑🔑…");
});
