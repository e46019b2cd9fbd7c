import type { Platform } from "../../platform.ts";
import type { Feature } from "../../platform/feature.ts";
import { formNamesJob } from "./form-names.ts";

/** Feature with the parts of names, by which people, places and reminders are found. */
export const namesFeature = ({ db }: Platform): Feature => ({ timed: [formNamesJob(db)] });
