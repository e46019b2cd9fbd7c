import { OwnSurgeon } from "../../features/surgeons/OwnSurgeon.tsx";
import { logOut } from "../session/log-out.ts";

/** Page with a surgeon's own record; saving it logs out. */
export const ProfilePage = () => <OwnSurgeon logOut={logOut} />;
