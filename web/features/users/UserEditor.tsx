import type { Role } from "@restride/domain/access/roles.ts";
import { overrideQuestion } from "@restride/domain/users/coach-mapping.ts";
import { userTexts } from "@restride/domain/users/user-form.ts";
import type { FormEvent, ReactNode } from "react";
import { useNavigate } from "react-router";
import { Button } from "../../ui/Button.tsx";
import { ChangesDialog } from "../../ui/ChangesDialog.tsx";
import { Differences } from "../../ui/Differences.tsx";
import { differences } from "../../ui/differences.ts";
import { PageHead } from "../../ui/PageHead.tsx";
import { UnsavedChanges } from "../../ui/UnsavedChanges.tsx";
import { UserFields } from "./UserFields.tsx";
import { useUserEditor } from "./use-user-editor.ts";
import { shownValue, userLabels, type UserRecord } from "./user-values.ts";
import type { UsersPlace } from "./users-place.ts";

interface UserEditorProps {
  title: string;
  breadcrumb: ReactNode;
  /** Null for a new user. */
  user: UserRecord | null;
  place: UsersPlace;
  /** The roles to choose from. */
  roles: readonly Role[];
  mayEdit: boolean;
}

/** The form of a user. */
export function UserEditor({ title, breadcrumb, user, place, roles, mayEdit }: UserEditorProps) {
  const navigate = useNavigate();
  const back = (): void => void navigate(place.list);
  const editor = useUserEditor({ user, place, roles, onSaved: back });
  const { form, busy, send, isChanged, theirs, override } = editor;
  const { values, set, submit, form: box } = form;
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    submit((filled) => void send(filled));
  };
  return (
    <form ref={box} noValidate onSubmit={onSubmit}>
      {breadcrumb}
      <PageHead title={title}>
        <Button onClick={back}>Cancel</Button>
        {mayEdit && (
          <Button type="submit" variant="primary" busy={busy}>
            {user ? "Update" : "Add"}
          </Button>
        )}
      </PageHead>
      {theirs && (
        <Differences
          sentence={userTexts.changed}
          differences={differences(userLabels, values, theirs, shownValue)}
          onTake={(field) => set(field, theirs[field])}
        />
      )}
      <fieldset disabled={!mayEdit}>
        <UserFields form={form} place={place} roles={roles} mayEdit={mayEdit} />
      </fieldset>
      {override.overrides && (
        <ChangesDialog
          question={overrideQuestion}
          heads={["Customer", "Present health coach", "New health coach"]}
          rows={override.overrides.map(({ customer, present, next }) => [customer, present, next])}
          confirm="Override"
          onConfirm={() => override.agree((filled) => void send(filled))}
          onClose={override.dismiss}
        />
      )}
      <UnsavedChanges when={isChanged} />
    </form>
  );
}
