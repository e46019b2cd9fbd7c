import type { Machines } from "../../machines.ts";
import type { Feature } from "../../platform/feature.ts";
import { formNamesJob } from "./form-names.ts";

/** Names, by whose parts people, places and reminders are found. */
export const namesFeature = ({ db }: Machines): Feature => ({ timed: [formNamesJob(db)] });
