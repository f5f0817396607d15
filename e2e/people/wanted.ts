import { toShownDate, utcDay, type Answers } from "@quotehaven/contract/rules";

/**
 * Auto: two cars and two drivers, one with a DUI that needs a filing; wealth that asks for an
 * umbrella. Every answer here shows questions that are hidden otherwise.
 */
export const busyAuto: Answers = {
  142: 14202,
  143: "2019 Honda Civic",
  144: 14402,
  145: 14504,
  146: "12,000",
  148: "2022 Toyota RAV4",
  149: "9,000",
  153: 15302,
  155: "07/04/1984",
  156: 15601,
  158: "18",
  160: [16001, 16004],
  162: 16201,
  161: 16101,
  179: toShownDate(utcDay(new Date())),
  164: 16401,
  168: 16802,
  170: [17003, 17004],
  171: "260,000",
  172: "700,000",
  173: 17301,
  174: "650,000",
  175: "100,000",
};

/** Home: a house with a finished basement, a guest house, a dog that bit, and jewelry. */
export const busyHome: Answers = {
  101: 10101,
  102: 10244,
  103: "1994",
  104: "2,400",
  107: 10704,
  108: "800",
  114: [11402, 11403],
  115: "90,000",
  118: [11801, 11806],
  121: [12101, 12103],
  122: 12201,
  124: "2019",
  125: 12504,
  126: "85,000",
  127: [12701],
  128: "12,000",
  130: 13001,
  135: 13503,
  136: [13601],
  138: [13801, 13803],
};

/** Life: a couple with two children, a diabetic smoker who replaces a policy. */
export const busyLife: Answers = {
  181: "170",
  182: 18204,
  183: [18301],
  184: [18401, 18403],
  185: 18502,
  187: "2",
  191: "Teacher",
  193: 19301,
  194: "52,000",
  195: 19503,
  196: "4",
  197: 19703,
  208: 20801,
  209: "18,000",
  198: 19801,
  200: "6,000",
  201: "88,000",
  203: "210,000",
  212: 21201,
  213: "Old Reliable Life",
};
