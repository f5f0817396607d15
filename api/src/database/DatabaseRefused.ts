/** The database can be reached, and will not do like this: repeating it is of no use. */
export class DatabaseRefused extends Error {
  override name = "DatabaseRefused";
}
