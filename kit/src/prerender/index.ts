export { describeApp } from "./describeApp";
export { prerenderGlobalStyle, prerenderScreen, type Prerendered } from "./prerender";
