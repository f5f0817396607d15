export { prerenderGlobalStyle, prerenderScreen, type Prerendered } from "./prerender";
