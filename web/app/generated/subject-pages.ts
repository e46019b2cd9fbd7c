import { casesPages } from "../cases/pages.ts";

/** Pages of subjects, by route. */
export const subjectPages = {
  ...casesPages,
};
