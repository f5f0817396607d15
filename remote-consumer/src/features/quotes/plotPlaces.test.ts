import { placeMarks } from "./plotPlaces";

const LABEL_HEIGHT = 20;
const FINGERTIP = 44;

it("lays no label over what a finger presses of another quote's mark", () => {
  const marks = [164, 176, 214, 252, 302].map((monthly, index) => ({
    monthly,
    share: [0.9, 0.5, 0, 1, 0.9][index] ?? 0,
    isSilent: index === 2,
  }));
  const labelWidth = 140;
  const places = placeMarks(
    marks,
    marks.map(() => labelWidth),
    311,
  );
  const labelled = places.flatMap(({ x, y, label }, of) =>
    label ? [{ of, left: x + label.dx, top: y + label.dy }] : [],
  );
  expect(labelled.length).toBeGreaterThan(2);
  for (const { of, left, top } of labelled) {
    const covered = places.filter(
      ({ x, y }, index) =>
        index !== of &&
        left < x + FINGERTIP / 2 &&
        x - FINGERTIP / 2 < left + labelWidth &&
        top < y + FINGERTIP / 2 &&
        y - FINGERTIP / 2 < top + LABEL_HEIGHT,
    );
    expect(covered).toEqual([]);
  }
});
