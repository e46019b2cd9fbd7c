import { caller } from "./caller.ts";
import { documentOf } from "./documents.ts";
import { solveBotCheck } from "./solve-bot-check.ts";
import type { World } from "./world.ts";

const request = documentOf("deleteAccountRequest", "status message");

/** Requests the deletion of the account of a patient of the first small clinic, who is notified by mail and phone. */
export const askForDeletion = async (world: World, patient: number): Promise<void> => {
  const person = { firstname: `Pat${patient}`, lastname: "Clinic1", dob: "05/01/1960", phone: `312555010${patient}` };
  await caller(world.url).call(request, { ...person, token: await solveBotCheck(world.url) });
  await world.settle();
};
