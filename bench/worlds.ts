import { startReusedWorld, type World } from "@restride/dev-env/world.ts";
import { fillGrown } from "./axes/fill-grown.ts";
import { fillWorld } from "./fill-world.ts";

const sources = ["bench/fill-world.ts", "dev-env/copies/copy-rows.ts", "dev-env/seed/**/*.ts"];

/** Opens the stored world with `patients` patients. Fills it first if it does not exist. */
export const openWorld = (patients: number): Promise<World> => {
  const run = (databaseUrl: string, now: number): Promise<void> => fillWorld(databaseUrl, now, patients);
  return startReusedWorld({ name: `bench ${patients}`, run }, sources);
};

/** Opens the stored world of 2,000 patients in six clinics; where it is large, with 541 clinics of another company beside them. */
export const openGrownWorld = (isLarge: boolean): Promise<World> => {
  const run = (databaseUrl: string, now: number): Promise<void> => fillGrown(databaseUrl, now, isLarge);
  return startReusedWorld({ name: `bench grown ${isLarge}`, run }, [...sources, "bench/axes/fill-grown.ts"]);
};
