import { Role } from "../roles.ts";
import { inClinic, open, own } from "./reach.ts";

/** Who may open a case sends and sees the images of its messages. */
const talking = inClinic(Role.admin, Role.surgeon, Role.medicalAssociate, Role.companyAdmin, Role.healthCoach);

export const imagesOperations = {
  getImageUrl: talking,
};

export const imagesRestOperations = {
  uploadPicture: own,
  showPicture: open,
  uploadMessageImage: talking,
  showMessageImage: talking,
};
