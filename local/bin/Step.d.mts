export class Step {
  passed: number;
  failed: number;
  constructor(title: string, how?: { isHeld?: boolean; isYielding?: boolean });
  readonly title: string;
  readonly hasFailed: boolean;
  carryOut(work: (step: Step) => Promise<void>): Promise<void>;
  show(): void;
  run(command: string, args: string[], env?: Record<string, string>): Promise<void>;
}
