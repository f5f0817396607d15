import { deriveKey, solveChallenge, type Challenge, type DeriveKey, type Share } from "./solver";

let isSignGiven = false;

/** Says after the first attempt that work goes on: some browsers' workers start and do nothing. */
const deriveWithSign: DeriveKey = async (...attempt) => {
  const key = await deriveKey(...attempt);
  if (!isSignGiven) self.postMessage({ isAtWork: true });
  isSignGiven = true;
  return key;
};

// A worker's own side: it solves the one challenge it is sent and answers.
self.onmessage = ({
  data,
}: MessageEvent<{ challenge: Challenge; timeoutMs: number; share: Share }>) => {
  solveChallenge({ ...data, deriveKey: deriveWithSign }).then(
    (solution) => self.postMessage({ solution }),
    (error: unknown) => self.postMessage({ error: String(error) }),
  );
};
