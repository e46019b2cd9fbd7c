import { anyStaff, clinic, everybody, type ExpectedPermissions } from "@restride/dev-env/requests/permission.ts";

export const imagesPermissions = {
  // Operations before sign-in, and of pages that anybody may open (A006).
  showPicture: everybody,
  // Operations on the caller's own account: /resetpassword is for every signed-in user (A220).
  uploadPicture: anyStaff,
  // Roles that may open /cases/{caseid} (A199, A215).
  uploadMessageImage: clinic("admin surgeon associate company coach"),
} satisfies ExpectedPermissions;
