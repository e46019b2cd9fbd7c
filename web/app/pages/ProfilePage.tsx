import { OwnSurgeon } from "../../features/surgeons/OwnSurgeon.tsx";
import { logOut } from "../session/log-out.ts";

/** A surgeon's own record; saving it logs out. */
export const ProfilePage = () => <OwnSurgeon logOut={logOut} />;
