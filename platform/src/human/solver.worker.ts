import { deriveKey, solveChallenge, type Challenge, type Share } from "./solver";

// A worker's own side: it solves the one challenge it is sent and answers.
self.onmessage = ({
  data,
}: MessageEvent<{ challenge: Challenge; timeoutMs: number; share: Share }>) => {
  solveChallenge({ ...data, deriveKey }).then(
    (solution) => self.postMessage({ solution }),
    (error: unknown) => self.postMessage({ error: String(error) }),
  );
};
