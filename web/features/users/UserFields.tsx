import { Role, roleName } from "@restride/domain/access/roles.ts";
import { hasAssociates, nameLimit } from "@restride/domain/users/user-form.ts";
import { uploadPicture } from "../../platform/calls/image-files.ts";
import { FormCard } from "../../ui/form/FormCard.tsx";
import { FormSection, FullWidthRow } from "../../ui/form/FormSection.tsx";
import { ImageField } from "../../ui/field/ImageField.tsx";
import { Avatar } from "../../ui/look/Marks.tsx";
import { PhoneField } from "../../ui/field/PhoneField.tsx";
import { SelectField } from "../../ui/field/SelectField.tsx";
import { TextField } from "../../ui/field/TextField.tsx";
import { Associates } from "./Associates.tsx";
import type { UserEditorState } from "./use-user-editor.ts";
import { nameOf } from "./user-values.ts";
import type { UsersPlace } from "./users-place.ts";
import * as texts from "./users-texts.ts";

interface UserFieldsProps {
  form: UserEditorState["form"];
  place: UsersPlace;
  roles: readonly Role[];
  mayEdit: boolean;
}

const count = (text: string): string => `${text.length} / ${nameLimit}`;

/** Fields of a user, including those of the chosen role. */
export function UserFields({ form, place, roles, mayEdit }: UserFieldsProps) {
  const { field, values } = form;
  const role = Number(values.role) as Role;
  return (
    <FormCard
      picture={
        <ImageField
          {...field("userimage")}
          label={texts.photo}
          shape="round"
          fallback={<Avatar name={nameOf(values)} size={64} />}
          hint={texts.optionalSquarePictureAtLeast}
          upload={uploadPicture}
          disabled={!mayEdit}
        />
      }
    >
      <FormSection title={texts.person} hint={texts.theEmailIsTheUsername}>
        <TextField {...field("firstname")} label={texts.firstname} required aside={count(values.firstname)} />
        <TextField {...field("lastname")} label={texts.lastname} required aside={count(values.lastname)} />
        <TextField {...field("email")} label={texts.email} type="email" required />
        <PhoneField
          {...field("phone")}
          label={texts.cellPhone}
          required={role === Role.healthCoach}
          disabled={!mayEdit}
        />
      </FormSection>
      <FormSection title={texts.role} hint={texts.whatAUserMaySee}>
        <SelectField
          {...field("role")}
          label={texts.role}
          required
          placeholder={texts.selectARole}
          options={roles.map((each) => ({ value: String(each), label: roleName(each) }))}
        />
        {hasAssociates(role) && (
          <FullWidthRow>
            <Associates field={field("associateids")} role={role} place={place} mayEdit={mayEdit} />
          </FullWidthRow>
        )}
      </FormSection>
    </FormCard>
  );
}
