import type { HeldCover } from "@quotehaven/contract/cover";
import { theme } from "@quotehaven/shared-ui";
import {
  faint,
  ground,
  house,
  indoors,
  outdoors,
  shed,
  walls,
  type Scene,
  type ScenePart,
} from "./coverScenes";
import { SceneDrawing, type CoverDrawingProps } from "./SceneDrawing";

const { color } = theme;

/** The same part, higher. */
const raised = (by: number, { top, bottom, shapes, lines }: ScenePart): ScenePart => ({
  top: top - by,
  bottom: bottom - by,
  shapes: <g transform={`translate(0 ${-by})`}>{shapes}</g>,
  lines: <g transform={`translate(0 ${-by})`}>{lines}</g>,
});

/** A unit on the ground floor of a building that its association insures. */
const condo: Scene = {
  top: 14,
  behind: (
    <>
      <g {...faint}>
        <path d="M96 200V20h198v180M86 20h218M96 64h198" />
        <path d="M116 32h24v20h-24ZM164 32h24v20h-24ZM212 32h24v20h-24ZM252 32h24v20h-24Z" />
        <path d="M116 76h24v20h-24ZM164 76h24v20h-24ZM212 76h24v20h-24ZM252 76h24v20h-24Z" />
      </g>
      {ground}
    </>
  ),
  parts: {
    dwelling: { top: 108, bottom: 200, shapes: <path d={walls} fillRule="evenodd" /> },
    dwellingSettlement: {
      top: 76,
      bottom: 96,
      shapes: <rect x="252" y="76" width="24" height="20" />,
      lines: <path d="M264 76v20" strokeWidth="2" />,
    },
    ...indoors,
    ...outdoors,
  },
};

/** A room with what stands in it: the walls are the landlord's. */
const rented: Scene = {
  top: 100,
  behind: (
    <>
      <path d="M102 200v-92h186v92" strokeDasharray="2 9" {...faint} />
      {ground}
    </>
  ),
  parts: { ...indoors, ...outdoors },
};

const lift = 14;

/** A long, low home on wheels. */
const manufactured: Scene = {
  top: 76,
  behind: (
    <>
      <path d="M78 98l18-22h198l18 22ZM88 98v88h214V98" {...faint} />
      <path d="M302 184h18v10" />
      <circle cx="136" cy="190" r="10" fill={color.drawLine} />
      <circle cx="254" cy="190" r="10" fill={color.drawLine} />
      {ground}
    </>
  ),
  parts: {
    otherStructures: shed,
    dwelling: {
      top: 84,
      bottom: 186,
      shapes: (
        <>
          <path d="M88 98h214v88H88ZM100 98v76h190V98Z" fillRule="evenodd" />
          <path d="M90 98l12-14h186l12 14Z" />
        </>
      ),
    },
    dwellingSettlement: {
      top: 56,
      bottom: 76,
      shapes: <rect x="244" y="56" width="20" height="20" />,
    },
    roofSettlement: {
      top: 76,
      bottom: 98,
      shapes: <path d="M78 98l18-22h198l18 22h-12l-12-14H102L90 98Z" />,
    },
    ...outdoors,
    belongings: raised(lift, indoors.belongings),
    belongingsSettlement: raised(lift, indoors.belongingsSettlement),
    livingElsewhere: raised(lift, indoors.livingElsewhere),
    valuables: raised(lift, indoors.valuables),
  },
};

type HomeKind = Extract<HeldCover, { type: "home" }>["need"]["home"];

export const homes: Record<HomeKind, Scene> = {
  house,
  landlord: house,
  condo,
  renter: rented,
  manufactured,
};

/** A home that is no house. */
export function OtherHome(props: CoverDrawingProps) {
  const kind = props.held.type === "home" ? props.held.need.home : "house";
  return <SceneDrawing scene={homes[kind]} {...props} />;
}
