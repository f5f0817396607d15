/** A release that was refused, in words for the person who asked for it. Nothing was changed. */
export class ReleaseError extends Error {
  override readonly name = "ReleaseError";
}
