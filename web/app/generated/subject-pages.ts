import { casesPages } from "../cases/pages.ts";

/** Pages of all subjects, by route. */
export const subjectPages = {
  ...casesPages,
};
