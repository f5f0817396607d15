import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startProduct } from "./startProduct";

/**
 * Starts the product for the journeys on a fresh data folder, and gives what ends it.
 *
 * With `E2E_ORIGIN` and `E2E_SANDBOX_ORIGIN` the journeys run against a product that runs already,
 * in the data folder `E2E_DATA_DIR`.
 */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.E2E_ORIGIN) return undefined;
  const folder = await mkdtemp(join(tmpdir(), "quotehaven-e2e-"));
  const releaseStore = join(folder, "releases");
  const remove = () => rm(folder, { recursive: true, force: true });
  const product = await startProduct({ dataDir: join(folder, "data"), releaseStore }).catch(
    async (error: unknown) => {
      await remove();
      throw error;
    },
  );
  process.env.E2E_ORIGIN = product.origin;
  process.env.E2E_SANDBOX_ORIGIN = product.sandboxOrigin;
  process.env.E2E_RELEASE_STORE = releaseStore;
  process.env.E2E_DATA_DIR = join(folder, "data");
  return async () => {
    await product.stop();
    await remove();
  };
}
