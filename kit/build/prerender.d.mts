type Prerendered = { prefix: string; path: string; css: string; html: Record<string, string> };

export function prerenderRemote(
  dir: string,
  routes: readonly { prefix: string; role: string; prerender?: string[] }[],
): Promise<Prerendered[]>;
export function prerenderGlobalStyle(dir: string): Promise<string>;
export function bundlePageScript(file: string): Promise<string>;
