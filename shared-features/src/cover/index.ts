export * from "./CoverBar";
export * from "./CoverDrawing";
export * from "./CoveragePicture";
export { partColors } from "./coverScenes";
export * from "./useCoverTexts";
export * from "./VerdictMark";
