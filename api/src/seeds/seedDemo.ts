import type { Deps } from "../deps";

/** Puts demo people and leads into an empty database. */
export async function seedDemo(_deps: Deps): Promise<void> {}
