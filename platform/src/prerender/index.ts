export {
  prerenderGlobalStyle,
  prerenderScreen,
  type FirstPaint,
  type FirstScreen,
} from "./prerender";
export { describeApp } from "./describeApp";
