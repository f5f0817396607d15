export * from "./CoveragePicture";
export * from "./useCoverTexts";
export * from "./VerdictMark";
