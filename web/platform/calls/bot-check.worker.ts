import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";

/** Works a challenge out beside the page, which stays quick. Answers the solution, or null when it cannot be found here. */
self.onmessage = async ({ data }: MessageEvent<Challenge>) => {
  const solution = await solveChallenge({ challenge: data, deriveKey }).catch(() => null);
  self.postMessage(solution);
};
