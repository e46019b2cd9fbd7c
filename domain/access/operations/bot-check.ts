import { open } from "./reach.ts";

export const botCheckOperations = {
  getBotCheck: open,
};
