/** The code of a screen did not come. */
export class MissingScreen extends Error {
  override readonly name = "MissingScreen";
}
