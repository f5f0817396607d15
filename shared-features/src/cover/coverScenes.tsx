import {
  partRoleOf,
  type CoverFieldName,
  type DrawnField,
  type HeldCover,
} from "@quotehaven/contract/cover";
import { theme } from "@quotehaven/shared-ui";
import type { ReactNode } from "react";

const { color } = theme;

/** The colour of a line's part, the same for everybody and everywhere. */
export const partColor = (field: CoverFieldName) => color[partRoleOf(field)];

/** The same colour nearer to the ink, so that an outline of it is seen on paper and in the dark. */
export const outlineColor = (field: CoverFieldName) =>
  `color-mix(in srgb, ${partColor(field)} 72%, ${color.drawLine})`;

/** A part: the shapes that fill, the height over which they do, and the lines drawn over them. */
export type ScenePart = { top: number; bottom: number; shapes: ReactNode; lines?: ReactNode };

export type Scene = {
  parts: Partial<Record<DrawnField, ScenePart>>;
  /** Drawn behind the parts whether they are needed or not. */
  behind: ReactNode;
  /** Where that begins. */
  top: number;
};

export const ground = <path d="M8 200h384" />;

const person = (x: number, height: number): ScenePart => {
  const scale = height / 74;
  const at = `translate(${x} ${200 - height}) scale(${scale})`;
  return {
    top: 200 - height,
    bottom: 200,
    shapes: (
      <g transform={at} strokeWidth={3 / scale}>
        <path d="M-20 74V48a20 20 0 0 1 40 0v26Z" />
        <circle cy="13" r="13" />
      </g>
    ),
  };
};

const firstAid = (x: number): ScenePart => ({
  top: 170,
  bottom: 200,
  shapes: (
    <>
      <path d={`M${x + 9} 176v-6h14v6`} fill="none" />
      <rect x={x} y="176" width="32" height="24" rx="4" />
    </>
  ),
  lines: <path d={`M${x + 16} 182v12M${x + 10} 188h12`} />,
});

/** What an insurance can include beside its limits. */
const extras = (x: number, y: number): ScenePart => ({
  top: y - 14,
  bottom: y + 14,
  shapes: <circle cx={x} cy={y} r="14" />,
  lines: <path d={`M${x} ${y - 7}v14M${x - 7} ${y}h14`} />,
});

/** What is drawn of something that nobody asked to insure. */
export const faint = { opacity: 0.4, fill: "none" } as const;

export const indoors = {
  belongings: {
    top: 140,
    bottom: 188,
    shapes: (
      <>
        <path d="M136 172v-24a8 8 0 0 1 8-8h44a8 8 0 0 1 8 8v24Z" />
        <path d="M124 164a8 8 0 0 1 16 0v6h52v-6a8 8 0 0 1 16 0v18h-84Z" />
      </>
    ),
    lines: <path d="M166 140v30M132 182v5M200 182v5" />,
  },
  belongingsSettlement: {
    top: 114,
    bottom: 134,
    shapes: <rect x="150" y="114" width="34" height="20" />,
    lines: <path d="M154 130l8-9 6 6 5-4 7 7" strokeWidth="2" />,
  },
  livingElsewhere: {
    top: 150,
    bottom: 188,
    shapes: (
      <>
        <path d="M237 158v-8h16v8" fill="none" />
        <rect x="226" y="158" width="38" height="28" rx="4" />
      </>
    ),
    lines: <path d="M226 170h38" />,
  },
  valuables: {
    top: 116,
    bottom: 142,
    shapes: <path d="M236 116h18l8 9-17 17-17-17Z" />,
    lines: <path d="M228 125h34M240 125l5 15 5-15" strokeWidth="2" />,
  },
} as const satisfies Scene["parts"];

/** What stands around every home. */
export const outdoors = {
  deductible: {
    top: 42,
    bottom: 82,
    shapes: <circle cx="352" cy="62" r="20" />,
    lines: <path d="M358 55q-6-5-11-1t2 8q8 2 7 7t-12 2M352 48v28" strokeWidth="2" />,
  },
  windDeductible: {
    top: 17,
    bottom: 66,
    shapes: <path d="M32 66a15 15 0 0 1 1-30 19 19 0 0 1 35-3 17 17 0 0 1 6 33Z" />,
    lines: <path d="M16 80h44a6 6 0 1 0-6-6M28 92h52" />,
  },
  included: extras(378, 118),
  personalLiability: person(332, 78),
  medicalPayments: firstAid(360),
} as const satisfies Scene["parts"];

export const shed: ScenePart = {
  top: 122,
  bottom: 200,
  shapes: (
    <>
      <rect x="20" y="150" width="56" height="50" />
      <path d="M10 152 48 122l38 30Z" />
    </>
  ),
  lines: <path d="M38 200v-28h20v28" />,
};

export const walls = "M102 108h186v92H102ZM114 108v80h162v-80Z";
const roof = "M84 110 195 34l111 76Z";
const gable = "M108 110 195 50l87 60Z";

/** A house that is open to the street. */
export const house: Scene = {
  top: 34,
  behind: (
    <>
      <path d={`${roof}M102 110v90M288 110v90`} {...faint} />
      {ground}
    </>
  ),
  parts: {
    otherStructures: shed,
    dwelling: {
      top: 34,
      bottom: 200,
      shapes: (
        <>
          <path d={walls} fillRule="evenodd" />
          <path d={gable} />
        </>
      ),
      lines: <circle cx="195" cy="84" r="11" fill={color.drawPaper} />,
    },
    dwellingSettlement: { top: 44, bottom: 83, shapes: <path d="M244 67V44h22v38Z" /> },
    roofSettlement: {
      top: 34,
      bottom: 110,
      shapes: <path d="M84 110 195 34l111 76h-24L195 50l-87 60Z" />,
    },
    ...indoors,
    ...outdoors,
  },
};

const adults = [person(138, 128), person(250, 116)];
const child = person(194, 78);

const carBody =
  "M110 180v-22a10 10 0 0 1 8-10l24-6 24-28a10 10 0 0 1 8-4h58a10 10 0 0 1 8 4l24 28 24 5a12 12 0 0 1 10 12v21a6 6 0 0 1-6 6H116a6 6 0 0 1-6-6Z";
const carWindows = "M156 142l18-21a7 7 0 0 1 6-3h20v24ZM212 118h18a7 7 0 0 1 6 3l18 21h-42Z";
const wheels = (
  <>
    <circle cx="148" cy="186" r="14" fill={color.drawLine} />
    <circle cx="258" cy="186" r="14" fill={color.drawLine} />
    <circle cx="148" cy="186" r="5" fill={color.drawPaper} />
    <circle cx="258" cy="186" r="5" fill={color.drawPaper} />
  </>
);

/** A family, or a car on its way. */
export const scenes: Record<Exclude<HeldCover["type"], "home">, Scene> = {
  life: {
    top: 38,
    behind: ground,
    parts: {
      policyKind: {
        top: 132,
        bottom: 200,
        shapes: <path d="M28 132h36l14 14v54H28Z" />,
        lines: <path d="M64 132v14h14M38 158h30M38 170h30M38 182h18" />,
      },
      medicalExam: {
        top: 60,
        bottom: 112,
        shapes: <rect x="312" y="60" width="44" height="52" rx="4" />,
        lines: <path d="M326 60v-6h16v6M318 90h8l5-12 6 20 5-8h8" />,
      },
      deathBenefit: {
        top: 72,
        bottom: 200,
        shapes: (
          <>
            {adults.map(({ shapes }, index) => (
              <g key={index}>{shapes}</g>
            ))}
            {child.shapes}
          </>
        ),
        lines: (
          <path
            d="M194 62c-11-8-17-14-17-21a9 9 0 0 1 17-5 9 9 0 0 1 17 5c0 7-6 13-17 21Z"
            fill={color.drawBlush}
          />
        ),
      },
      termYears: {
        top: 126,
        bottom: 196,
        shapes: <rect x="298" y="132" width="66" height="64" rx="8" />,
        lines: (
          <path d="M298 152h66M314 126v12M348 126v12M312 166h8M327 166h8M342 166h8M312 180h8M327 180h8" />
        ),
      },
    },
  },
  auto: {
    top: 110,
    behind: (
      <>
        <path d={`${carBody}${carWindows}`} {...faint} />
        {wheels}
        {ground}
      </>
    ),
    parts: {
      included: extras(46, 104),
      umbrella: {
        top: 16,
        bottom: 84,
        shapes: (
          <path d="M98 84a106 68 0 0 1 212 0q-26-18-53 0-26-18-53 0-27-18-53 0-27-18-53 0Z" />
        ),
        lines: <path d="M204 84v26M204 16v-8" />,
      },
      uninsuredDrivers: {
        top: 146,
        bottom: 200,
        shapes: (
          <path d="M4 190v-44h26a8 8 0 0 1 6 3l14 17 16 4a8 8 0 0 1 6 8v12a4 4 0 0 1-4 4h-60a4 4 0 0 1-4-4Z" />
        ),
        lines: (
          <>
            <path d="M28 146v20h22" />
            <circle cx="46" cy="192" r="9" fill={color.drawLine} />
          </>
        ),
      },
      collisionDeductible: {
        top: 110,
        bottom: 192,
        shapes: <path d={carBody} />,
        lines: (
          <>
            <path d="M206 142v40M190 156h8M226 156h-8" />
            {wheels}
          </>
        ),
      },
      comprehensiveDeductible: { top: 118, bottom: 142, shapes: <path d={carWindows} /> },
      injury: person(325, 76),
      medicalPayments: firstAid(76),
      propertyDamage: {
        top: 152,
        bottom: 200,
        shapes: (
          <path d="M350 200v-40l7-8 7 8v40ZM366 200v-40l7-8 7 8v40ZM382 200v-40l7-8 7 8v40Z" />
        ),
        lines: <path d="M348 172h46M348 188h46" />,
      },
    },
  },
};
