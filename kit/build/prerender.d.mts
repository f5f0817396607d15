type Prerendered = { prefix: string; path: string; css: string; html: Record<string, string> };

export function prerenderScreens(
  dir: string,
  routes: readonly { prefix: string; role: string; prerender?: string[] }[],
  module?: string,
): Promise<Prerendered[]>;
export function prerenderGlobalStyle(dir: string): Promise<string>;
export function bundleHeadScript(file: string): Promise<string>;
