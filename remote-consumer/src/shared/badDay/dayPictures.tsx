import type { BadDayName } from "@quotehaven/contract/cover";
import { theme } from "@quotehaven/shared-ui";
import type { ReactNode } from "react";

const { drawMain, drawWarm, drawBlush, drawPaper, drawLeaf, drawRose, drawGold, drawLine } =
  theme.color;

const wheels = (left: number, right: number) => (
  <>
    <circle cx={left} cy="46" r="5" fill={drawLine} />
    <circle cx={right} cy="46" r="5" fill={drawLine} />
  </>
);

const car = (fill: string) => (
  <>
    <path d="M12 46V35l11-3 8-11h20l9 11 10 3v11Z" fill={fill} />
    <path d="M30 32l5-7h7v7ZM46 25h3l5 7h-8Z" fill={drawPaper} />
    {wheels(26, 58)}
  </>
);

const gone = (x: number) => (
  <g strokeDasharray="3 4">
    <circle cx={x} cy="17" r="7" />
    <path d={`M${x - 11} 52V37a11 11 0 0 1 22 0v15`} />
  </g>
);

const left = (x: number, fill: string) => (
  <>
    <circle cx={x} cy="23" r="6" fill={drawBlush} />
    <path d={`M${x - 9} 52V40a9 9 0 0 1 18 0v12Z`} fill={fill} />
  </>
);

/** Each bad day, drawn in a box of 80 by 56. */
export const dayPictures: Record<BadDayName, ReactNode> = {
  tree: (
    <>
      <path d="M34 52V34h36v18" fill={drawPaper} />
      <path d="M28 36l24-18 24 18Z" fill={drawMain} />
      <path d="M8 52 46 20" strokeWidth="5" stroke={drawWarm} />
      <circle cx="48" cy="15" r="12" fill={drawLeaf} />
    </>
  ),
  kitchen: (
    <>
      <path
        d="M40 4c9 9 14 16 14 24a14 14 0 0 1-28 0c0-6 4-10 6-14 3 3 5 5 6 8 3-6 3-12 2-18Z"
        fill={drawWarm}
      />
      <path d="M40 24c4 4 6 7 6 11a6 6 0 0 1-12 0c0-4 4-6 6-11Z" fill={drawGold} />
      <path d="M14 52h52M22 52v-6h36v6" />
    </>
  ),
  steps: (
    <>
      <path d="M6 52h14V42h14V32h14V22h26v30Z" fill={drawPaper} />
      <circle cx="26" cy="11" r="6" fill={drawBlush} />
      <path d="M29 17l10 9M32 20l-11 4M34 22l10-5M39 26l-8 8M39 26l9 5" />
    </>
  ),
  burglary: (
    <>
      <rect x="22" y="26" width="36" height="26" rx="5" fill={drawGold} />
      <path d="M30 26v-9a10 10 0 0 1 18-6" />
      <circle cx="40" cy="37" r="3" fill={drawLine} />
      <path d="M40 40v5" />
    </>
  ),
  newCar: (
    <>
      <path d="M2 46V36l7-2 6-9h12l7 9v12Z" fill={drawWarm} />
      <path d="M78 46V36l-7-2-6-9H53l-7 9v12Z" fill={drawMain} />
      {wheels(14, 66)}
      <path d="M40 6l2 7 7-3-3 7 6 3-7 2M40 6l-2 7-7-3 3 7-6 3 7 2" />
    </>
  ),
  crash: (
    <>
      <path d="M10 46V18h40v28Z" fill={drawPaper} />
      <path d="M50 26h12l8 11v9H50Z" fill={drawRose} />
      <path d="M30 23v14M23 30h14" strokeWidth="4" stroke={drawRose} />
      {wheels(22, 58)}
    </>
  ),
  ownCar: (
    <>
      {car(drawMain)}
      <path d="M30 6l8 9-7 3 9 9" stroke={drawRose} strokeWidth="4" />
    </>
  ),
  uninsured: (
    <>
      {car(drawRose)}
      <path d="M36 8a5 5 0 1 1 7 4c-2 1-3 2-3 4M40 20v.1" strokeWidth="3" />
    </>
  ),
  soon: (
    <>
      {gone(20)}
      {left(44, drawMain)}
      {left(64, drawWarm)}
    </>
  ),
  late: (
    <>
      {gone(24)}
      {left(54, drawMain)}
    </>
  ),
};
