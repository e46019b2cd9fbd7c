import { anyStaff, clinic, everybody, type ExpectedPermissions } from "@restride/dev-env/requests/permission.ts";

export const imagesPermissions = {
  // Before there is a session, and pages that anybody may open (A006).
  showPicture: everybody,
  // One's own account: /resetpassword is for everybody who is signed in (A220).
  uploadPicture: anyStaff,
  // Who may open /cases/{caseid} (A199, A215).
  uploadMessageImage: clinic("admin surgeon associate company coach"),
} satisfies ExpectedPermissions;
