import { TestEnvironment as NodeEnvironment } from "jest-environment-node";
import BrowserEnvironment from "./jsdomEnvironment.mjs";

/** The browser for tests of screens, Node for the others: where one Jest project runs both. */
export default class EitherEnvironment {
  constructor(config, context) {
    const Environment = context.testPath.endsWith(".tsx") ? BrowserEnvironment : NodeEnvironment;
    return new Environment(config, context);
  }
}
