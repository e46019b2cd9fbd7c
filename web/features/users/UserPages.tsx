import type { Role } from "@restride/domain/access/roles.ts";
import { userTexts } from "@restride/domain/users/user-texts.ts";
import { mayChange, roleChoices } from "@restride/domain/users/user-rights.ts";
import { useLocation } from "react-router";
import { roleOf } from "../../platform/session/profile.ts";
import { useSignedIn } from "../../platform/session/use-profile.ts";
import { useGraphqlQuery } from "../../platform/calls/use-graphql-query.ts";
import { wayBack } from "../../platform/storage/list-places.ts";
import { Breadcrumb } from "../../ui/page/Breadcrumb.tsx";
import { PageHead } from "../../ui/page/PageHead.tsx";
import { ErrorState } from "../../ui/look/States.tsx";
import { ChooseCompany } from "./ChooseCompany.tsx";
import { UserEditor } from "./UserEditor.tsx";
import { carriedFrom, userIdAt } from "./user-path.ts";
import { nameOf } from "./user-values.ts";
import { namedIn, type UsersPlace, useUsersPlace } from "./users-place.ts";
import { UserByIdDocument } from "./users.graphql.ts";
import * as texts from "./users-texts.ts";

const Crumbs = ({ place, page }: { place: UsersPlace; page: string }) => (
  <Breadcrumb {...wayBack(place.list)} list={texts.users} page={page} />
);

function useViewer(): { userId: string; role: Role } {
  const profile = useSignedIn();
  return { userId: profile.user._id, role: roleOf(profile) };
}

/** Page with the form of a new user, of the clinic or of the company. */
export function UserAdd() {
  const place = useUsersPlace();
  const viewer = useViewer();
  if (place.id === null) return <ChooseCompany />;
  return (
    <UserEditor
      title={texts.addUser}
      breadcrumb={<Crumbs place={place} page={texts.addText} />}
      user={null}
      place={place}
      roles={roleChoices(viewer, null, place.kind)}
      mayEdit
    />
  );
}

/** Page with the form of the user in the URL, or of the row in the history state. */
export function UserEdit() {
  const place = useUsersPlace();
  const viewer = useViewer();
  const { search, state } = useLocation();
  const id = userIdAt(search, state);
  const { data, failure, refetch } = useGraphqlQuery(UserByIdDocument, id === null ? null : { id, ...namedIn(place) }, {
    tags: [],
  });
  const user = data?.getUser.user;
  if (failure || id === null) {
    return (
      <ErrorState message={failure ?? userTexts.notFound} reassurance={texts.nothingWasChanged} onRetry={refetch} />
    );
  }
  if (!user) return <PageHead title={carriedFrom(state)?.name ?? texts.editUser} />;
  const someone = { userId: user._id, role: user.role as Role };
  const mayEdit = mayChange(viewer, someone);
  return (
    <UserEditor
      key={user._id}
      title={nameOf(user)}
      breadcrumb={<Crumbs place={place} page={texts.edit} />}
      user={user}
      place={place}
      roles={mayEdit ? roleChoices(viewer, someone, place.kind) : [someone.role]}
      mayEdit={mayEdit}
    />
  );
}
