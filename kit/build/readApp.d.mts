/** What a build says of one area of an app. */
export type DescribedArea = {
  prefix: string;
  role: string;
  exact?: boolean;
  home?: boolean;
  landingOf?: string;
  listed?: boolean;
  title: string;
  description: string;
  prerender?: string[];
  screens: Record<string, string[]>;
  firstCalls?: Record<string, string[]>;
  leadsOn?: Record<string, string>;
};

export type DescribedApp = {
  name: string;
  team: string;
  version: string;
  contract?: string;
  scriptBudgetBytes?: number;
  menu: { to: string; icon: string; label: { en: string; es: string }; slot?: string }[];
  events?: string[];
  listens?: string[];
  routes: DescribedArea[];
};

export function readApp(dir: string): Promise<DescribedApp>;
