import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startProduct, type Product } from "../e2e/product/startProduct";

/** The product with an empty store of data and releases, until `work` ends. */
export async function withProduct<Result>(
  env: Record<string, string>,
  work: (product: Product, folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), "quotehaven-bench-"));
  const places = { dataDir: join(folder, "data"), releaseStore: join(folder, "releases") };
  try {
    const product = await startProduct({ ...places, env });
    return await work(product, folder).finally(() => product.stop());
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
