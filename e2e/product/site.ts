function fromSetup(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: the global setup starts the product.`);
  return value;
}

/** Where the product under test runs. */
export const site = {
  get origin() {
    return fromSetup("E2E_ORIGIN");
  },
  /** Where it keeps its data. */
  get dataDir() {
    return fromSetup("E2E_DATA_DIR");
  },
  get sandboxOrigin() {
    return fromSetup("E2E_SANDBOX_ORIGIN");
  },
};
