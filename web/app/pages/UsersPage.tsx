import { UndeliveredLine } from "../../features/undelivered-messages/UndeliveredLine.tsx";
import { UserList } from "../../features/users/UserList.tsx";

/** Page with the users of a clinic or a company, and with the undelivered messages there. */
export const UsersPage = () => <UserList notice={(place) => <UndeliveredLine place={place} />} />;
