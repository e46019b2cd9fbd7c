import { Role } from "../access/roles.ts";
import { inClinic, open, own } from "../access/reach.ts";

/** Who may open a case sends images in its messages. */
const talking = inClinic(Role.admin, Role.surgeon, Role.medicalAssociate, Role.companyAdmin, Role.healthCoach);

export const imagesRestOperations = {
  uploadPicture: own,
  showPicture: open,
  uploadMessageImage: talking,
};
