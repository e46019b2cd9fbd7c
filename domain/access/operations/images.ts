import { open, own } from "./reach.ts";

export const imagesRestOperations = {
  bringPicture: own,
  showPicture: open,
};
