import type { Role } from "@restride/domain/access/roles.ts";
import { userTexts } from "@restride/domain/users/user-texts.ts";
import type { ReactNode } from "react";
import { useWayBack } from "../../platform/storage/list-places.ts";
import { ChangesDialog } from "../../ui/form/ChangesDialog.tsx";
import { RecordForm } from "../../ui/form/RecordForm.tsx";
import { UserFields } from "./UserFields.tsx";
import { useUserEditor } from "./use-user-editor.ts";
import { shownValue, userLabels, type UserRecord } from "./user-values.ts";
import type { UsersPlace } from "./users-place.ts";
import { overrideTexts } from "@restride/domain/users/override-texts.ts";

interface UserEditorProps {
  title: string;
  breadcrumb: ReactNode;
  /** Record to edit; null for a new user. */
  user: UserRecord | null;
  place: UsersPlace;
  /** Roles to choose from. */
  roles: readonly Role[];
  mayEdit: boolean;
}

/** Form of a user. */
export function UserEditor({ title, breadcrumb, user, place, roles, mayEdit }: UserEditorProps) {
  const back = useWayBack(place.list);
  const editor = useUserEditor({ user, place, roles, onSaved: back });
  const { form, send, override } = editor;
  return (
    <RecordForm
      title={title}
      breadcrumb={breadcrumb}
      isNew={user === null}
      mayEdit={mayEdit}
      editor={editor}
      labels={userLabels}
      shownValue={shownValue}
      changed={userTexts.changed}
      onFilled={(filled) => void send(filled)}
      onCancel={back}
    >
      <UserFields form={form} place={place} roles={roles} mayEdit={mayEdit} />
      {override.overrides && (
        <ChangesDialog
          {...overrideTexts}
          rows={override.overrides.map(({ customer, present, next }) => [customer, present, next])}
          onConfirm={() => override.agree((filled) => void send(filled))}
          onClose={override.dismiss}
        />
      )}
    </RecordForm>
  );
}
