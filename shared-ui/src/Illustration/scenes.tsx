import { theme } from "../theme/theme";

const { drawMain, drawSoft, drawWarm, drawBlush, drawPaper, drawLine } = theme.color;

const ground = <path d="M14 156h212" />;

/** A rounded ground shape behind every picture. */
const disc = <circle cx="120" cy="88" r="78" fill={drawSoft} stroke="none" />;

const person = (x: number, y: number, scale: number, coat: string, hair: string) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`} strokeWidth={3 / scale}>
    <path d="M-22 70V40a22 22 0 0 1 44 0v30Z" fill={coat} />
    <circle cx="0" cy="0" r="15" fill={drawBlush} />
    <path d="M-15-1a15 15 0 0 1 30 0c-6 0-9-6-12-7-4 4-12 7-18 7Z" fill={hair} />
  </g>
);

const house = (
  <g>
    <path d="M70 90v66h100V90" fill={drawPaper} />
    <path d="M58 96l62-54 62 54" fill={drawWarm} />
    <path d="M58 96h124" />
    <path d="M148 55V40h14v27" fill={drawMain} />
    <path d="M108 156v-34a6 6 0 0 1 6-6h12a6 6 0 0 1 6 6v34Z" fill={drawMain} />
    <circle cx="126" cy="138" r="1.5" fill={drawLine} />
    <rect x="80" y="108" width="18" height="18" rx="3" fill={drawSoft} />
    <path d="M89 108v18M80 117h18" strokeWidth="2" />
    <rect x="142" y="108" width="18" height="18" rx="3" fill={drawSoft} />
    <path d="M151 108v18M142 117h18" strokeWidth="2" />
  </g>
);

const bush = (x: number) => (
  <path d={`M${x} 156a14 14 0 0 1 3-27 15 15 0 0 1 28 0 14 14 0 0 1 3 27Z`} fill={drawMain} />
);

const shieldShape = "M120 34 74 50v36c0 33 20 54 46 66 26-12 46-33 46-66V50l-46-16Z";

const car = (
  <g>
    <path
      d="M34 138v-22a10 10 0 0 1 8-10l22-5 20-25a12 12 0 0 1 9-4h50a12 12 0 0 1 9 4l22 25 20 4a12 12 0 0 1 10 12v21a6 6 0 0 1-6 6H40a6 6 0 0 1-6-6Z"
      fill={drawWarm}
    />
    <path
      d="M76 101l15-18a6 6 0 0 1 5-2h20v20H76ZM126 81h16a6 6 0 0 1 5 2l15 18h-36V81Z"
      fill={drawPaper}
    />
    <path d="M121 101v36M108 112h7M134 112h-5" />
    <path d="M34 120h9M204 120h-9" />
    <circle cx="74" cy="144" r="17" fill={drawLine} />
    <circle cx="74" cy="144" r="7" fill={drawPaper} />
    <circle cx="168" cy="144" r="17" fill={drawLine} />
    <circle cx="168" cy="144" r="7" fill={drawPaper} />
  </g>
);

/**
 * Every picture, drawn in a box of 240 by 180. Each stands for one thing: `house`, `family` and `car` for
 * the insurance types, `everything` for what all of them protect, `compare` for quotes, `handshake` for
 * the choice, `shield` for what is kept safe, `fee` for the flat fee, `talk` for the person behind a
 * quote, `mailbox` for what arrives, `lost` for what failed, `done` for what went through.
 */
export const scenes = {
  house: (
    <>
      {disc}
      {house}
      {bush(24)}
      {bush(180)}
      {ground}
    </>
  ),
  family: (
    <>
      {disc}
      {person(84, 62, 1.32, drawMain, drawLine)}
      {person(154, 70, 1.2, drawWarm, drawLine)}
      {person(120, 104, 0.74, drawPaper, drawWarm)}
      <path
        d="M120 40c-9-7-14-12-14-18a7.5 7.5 0 0 1 14-4 7.5 7.5 0 0 1 14 4c0 6-5 11-14 18Z"
        fill={drawWarm}
      />
      {ground}
    </>
  ),
  car: (
    <>
      {disc}
      {car}
      <path d="M14 161h212" />
      <path d="M14 92h18M8 106h14" />
    </>
  ),
  shield: (
    <>
      {disc}
      <path d={shieldShape} fill={drawMain} />
      <path
        d="M120 46v93c-21-10-36-27-36-53V57l36-11Z"
        fill={drawPaper}
        fillOpacity="0.22"
        stroke="none"
      />
      <path d="M98 92l16 16 30-33" stroke={drawPaper} strokeWidth="7" />
      <path d="M44 58v12M38 64h12M198 110v12M192 116h12" />
    </>
  ),
  compare: (
    <>
      {disc}
      <rect x="34" y="58" width="54" height="84" rx="10" fill={drawPaper} />
      <rect x="152" y="58" width="54" height="84" rx="10" fill={drawPaper} />
      <path d="M46 78h20M46 92h30M46 104h24M164 78h20M164 92h30M164 104h24" />
      <rect x="88" y="38" width="64" height="112" rx="12" fill={drawPaper} />
      <rect x="88" y="38" width="64" height="34" rx="12" fill={drawMain} />
      <path d="M102 55h24" stroke={drawPaper} strokeWidth="5" />
      <path d="M102 90h36M102 104h28" />
      <circle cx="120" cy="128" r="12" fill={drawWarm} />
      <path d="M114.5 128l4 4 7-8" />
      {ground}
    </>
  ),
  handshake: (
    <>
      {disc}
      <path d="M14 74h26l8 52H14Z" fill={drawMain} />
      <path d="M226 74h-26l-8 52h34Z" fill={drawWarm} />
      <path
        d="M42 82c18-6 34-8 50-2l28 8 28-8c16-6 32-4 50 2l-7 40-27 6-36 20a11 11 0 0 1-14-3L76 128l-28-6-6-40Z"
        fill={drawBlush}
      />
      <path d="M120 88l-20 15a8 8 0 0 0 9 13l21-11 34 23" />
      <path d="M98 139l9-10M111 147l9-11M125 148l8-10" />
      <path d="M120 34v16M88 42l7 13M152 42l-7 13" />
    </>
  ),
  mailbox: (
    <>
      {disc}
      <path d="M108 122h18v34h-18Z" fill={drawBlush} />
      <path d="M60 122V88a30 30 0 0 1 30-30h66a30 30 0 0 1 30 30v34Z" fill={drawMain} />
      <path d="M60 122V88a30 30 0 0 1 60 0v34Z" fill={drawPaper} />
      <path d="M158 80V36h22v14h-22" fill={drawWarm} />
      <circle cx="158" cy="84" r="4" fill={drawPaper} />
      <rect x="46" y="82" width="58" height="38" rx="5" fill={drawBlush} />
      <path d="M47 86l28 18 28-18" />
      {ground}
    </>
  ),
  lost: (
    <>
      {disc}
      <path d="M116 52h12v104h-12Z" fill={drawBlush} />
      <path d="M62 50h82l16 15-16 15H62a5 5 0 0 1-5-5V55a5 5 0 0 1 5-5Z" fill={drawWarm} />
      <path d="M178 88h-78l-16 15 16 15h78a5 5 0 0 0 5-5V93a5 5 0 0 0-5-5Z" fill={drawPaper} />
      <path d="M74 65h48M112 103h54" />
      <path d="M176 40a9 9 0 1 1 13 8c-4 2-4 4-4 7M185 64v.1" />
      {bush(40)}
      {ground}
    </>
  ),
  done: (
    <>
      {disc}
      <circle cx="120" cy="90" r="48" fill={drawMain} />
      <path d="M97 91l16 16 31-34" stroke={drawPaper} strokeWidth="8" />
      <path d="M48 44l8 8M192 44l-8 8M40 96h11M200 96h-11M54 140l8-7M186 140l-8-7" />
      <circle cx="74" cy="28" r="4" fill={drawWarm} />
      <circle cx="172" cy="26" r="4" fill={drawWarm} />
      <circle cx="212" cy="68" r="3" fill={drawMain} />
      <circle cx="28" cy="68" r="3" fill={drawMain} />
    </>
  ),
  fee: (
    <>
      {disc}
      <circle cx="120" cy="94" r="50" fill={drawWarm} />
      <circle cx="120" cy="94" r="37" fill={drawPaper} />
      <path
        d="M136 82c-3-7-9-10-16-10-9 0-16 4-16 11 0 16 33 6 33 23 0 7-7 12-17 12-8 0-14-3-17-10M120 62v64"
        strokeWidth="5"
      />
      <path d="M46 62v12M40 68h12M196 112v12M190 118h12" />
    </>
  ),
  talk: (
    <>
      {disc}
      <rect x="56" y="48" width="128" height="90" rx="10" fill={drawPaper} />
      {person(104, 84, 0.76, drawMain, drawLine)}
      <path d="M40 138h160l-8 18H48Z" fill={drawBlush} />
      <path
        d="M138 30h56a10 10 0 0 1 10 10v24a10 10 0 0 1-10 10h-32l-16 14V74h-8a10 10 0 0 1-10-10V40a10 10 0 0 1 10-10Z"
        fill={drawWarm}
      />
      <path d="M146 52h.1M166 52h.1M186 52h.1" strokeWidth="7" />
    </>
  ),
  everything: (
    <>
      <rect x="4" y="14" width="232" height="142" rx="40" fill={drawSoft} stroke="none" />
      <circle cx="132" cy="48" r="15" fill={drawWarm} />
      <path d="M16 56h24M28 47h22M156 34h20M164 43h22" />
      <g transform="translate(-38 31.2) scale(0.8)" strokeWidth={3.75}>
        {house}
      </g>
      {person(124, 101, 0.79, drawMain, drawLine)}
      {person(153, 106, 0.72, drawWarm, drawLine)}
      {person(138, 125, 0.45, drawPaper, drawWarm)}
      <g transform="translate(146 91.6) scale(0.4)" strokeWidth={7.5}>
        {car}
      </g>
      <path d="M202 58l-20 7v15c0 14 8 23 20 28 12-5 20-14 20-28V65l-20-7Z" fill={drawMain} />
      <path d="M193 82l7 7 13-14" stroke={drawPaper} strokeWidth="4.5" />
      <path d="M4 156h232" />
    </>
  ),
};
