import { useRef, useState } from "react";

/** Does one thing after the other, and says which is under way. */
export function useTasks<Task extends string>(onFailed: (error: unknown) => void) {
  const [working, setWorking] = useState<Task | null>(null);
  const queue = useRef(Promise.resolve());
  const run = (task: Task, act: () => Promise<void>): void => {
    setWorking(task);
    queue.current = queue.current.then(async () => {
      try {
        await act();
      } catch (error) {
        onFailed(error);
      } finally {
        setWorking((current) => (current === task ? null : current));
      }
    });
  };
  return { working, run };
}
