import { Role } from "../access/roles.ts";
import { inClinic, open, own } from "../access/reach.ts";

/** Access for roles that may open a case, to send images in its messages. */
const talking = inClinic(Role.admin, Role.surgeon, Role.medicalAssociate, Role.companyAdmin, Role.healthCoach);

export const imagesRestOperations = {
  uploadPicture: own,
  showPicture: open,
  uploadMessageImage: talking,
};
