export * from "./CoverBar";
export * from "./CoverDrawing";
export * from "./CoveragePicture";
export { partColor } from "./coverScenes";
export * from "./useCoverTexts";
export * from "./VerdictMark";
