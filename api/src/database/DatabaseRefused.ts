/** The database can be reached, and will not do like this: repeating it is of no use. */
export class DatabaseRefused extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "DatabaseRefused";
  }
}
