export * from "./CoverDrawing";
export * from "./CoveragePicture";
export { partColors } from "./coverScenes";
export { hatched } from "./hatched";
export * from "./useCoverTexts";
export * from "./VerdictMark";
