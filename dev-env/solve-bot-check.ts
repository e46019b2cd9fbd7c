import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { caller } from "./caller.ts";

/** Requests a challenge from the server and solves it, as a browser does. Returns the token. */
export const solveBotCheck = async (url: string): Promise<string> => {
  const { answer } = await caller(url).call<{ challenge: string }>("{ getBotCheck { status message challenge } }");
  const challenge = JSON.parse(answer.challenge) as Challenge;
  return JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });
};
