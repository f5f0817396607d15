export {
  prerenderGlobalStyle,
  prerenderScreen,
  type FirstPaint,
  type FirstScreen,
} from "./prerender";
