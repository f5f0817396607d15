import { lazyPart } from "@quotehaven/shared-ui";
import { house, scenes } from "./coverScenes";
import { SceneDrawing, type CoverDrawingProps } from "./SceneDrawing";

const asHouse = (props: CoverDrawingProps) => <SceneDrawing scene={house} {...props} />;

/** Until its own drawing has come, a home is drawn as a house, which has all of its parts. */
const OtherHome = lazyPart(async () => (await import("./otherHomes")).OtherHome, {
  waiting: asHouse,
  failed: asHouse,
});

/**
 * What is insured, as a home of its kind, a family or a car: a part for each line that is counted. An outline
 * is the need, its fill is what is covered, and what the quote does not state is hatched. What is not needed is
 * not drawn.
 */
export function CoverDrawing(props: CoverDrawingProps) {
  const { held } = props;
  if (held.type !== "home") return <SceneDrawing scene={scenes[held.type]} {...props} />;
  const { home } = held.need;
  return home === "house" || home === "landlord" ? asHouse(props) : <OtherHome {...props} />;
}
