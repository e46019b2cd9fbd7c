import { open } from "../access/reach.ts";

export const botCheckOperations = {
  getBotCheck: open,
};
