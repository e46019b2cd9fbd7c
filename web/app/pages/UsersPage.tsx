import { UndeliveredLine } from "../../features/undelivered-messages/UndeliveredLine.tsx";
import { UserList } from "../../features/users/UserList.tsx";

/** The users of a clinic or a company, and the messages of that place that were not delivered. */
export const UsersPage = () => <UserList notice={(place) => <UndeliveredLine place={place} />} />;
