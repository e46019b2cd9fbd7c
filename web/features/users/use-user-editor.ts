import type { Role } from "@restride/domain/access/roles.ts";
import type { CoachOverride } from "@restride/domain/users/coach-mapping.ts";
import { type UserForm, userForm } from "@restride/domain/users/user-form.ts";
import { userTexts } from "@restride/domain/users/user-texts.ts";
import { useState } from "react";
import type { FailedOutcome } from "../../platform/calls/answers.ts";
import { queryOnce, mutate } from "../../platform/calls/calls.ts";
import { useOverride } from "../../platform/device/use-override.ts";
import { useRecordEditor, useRecordStart } from "../../platform/page/use-record-editor.ts";
import { useForm } from "../../ui/form/use-form.ts";
import type { UserRecord } from "./user-values.ts";
import { valuesOf } from "./user-values.ts";
import { inputPlace, namedIn, type UsersPlace } from "./users-place.ts";
import type { UserInput } from "../../generated/inputs.ts";
import type { SentForm } from "../../ui/form/sent-form.ts";
import { AddEditUserDocument, UserByIdDocument, type AddEditUserMutation } from "./users.graphql.ts";

interface EditorOf {
  readonly user: UserRecord | null;
  readonly place: UsersPlace;
  readonly roles: readonly Role[];
  readonly onSaved: () => void;
}

/** Form of a user and the function that saves it, with a question first when another coach would lose customers. */
export function useUserEditor({ user, place, roles, onSaved }: EditorOf) {
  const start = useRecordStart(`user ${user?._id ?? `new ${place.list}`}`, () => ({
    version: user?.version ?? null,
    values: valuesOf(user),
  }));
  const [schema] = useState(() => userForm(roles));
  const form = useForm(schema, start.values);
  const override = useOverride<readonly CoachOverride[], UserForm>();

  const save = (filled: UserForm, version: number | null) => {
    const own: SentForm<UserInput, UserForm> = filled;
    const input = { ...own, ...inputPlace(place), version, override: override.takeAgreed() };
    return mutate(AddEditUserDocument, { input, id: user?._id ?? null }, { invalidates: ["users", "customers"] });
  };
  const showRefusal = ({ message, data }: FailedOutcome<AddEditUserMutation>, filled: UserForm): boolean => {
    const overrides = data?.addEditUser.overrides;
    if (overrides) override.ask(overrides, filled);
    else if (message === userTexts.emailInUse) form.refuse("email", message);
    else return false;
    return true;
  };
  const readNewest = async () => {
    const now = user && (await queryOnce(UserByIdDocument, { id: user._id, ...namedIn(place) }));
    const newest = now?.kind === "data" ? now.data.getUser.user : null;
    return newest ? { version: newest.version, values: valuesOf(newest) } : null;
  };
  return { ...useRecordEditor({ start, values: form.values, save, showRefusal, readNewest, onSaved }), form, override };
}

export type UserEditorState = ReturnType<typeof useUserEditor>;
