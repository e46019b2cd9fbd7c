import * as deletionRequestTexts from "@restride/domain/account-deletion/request-texts.ts";
import { fullName } from "@restride/domain/patients/person-name.ts";
import { useState } from "react";
import { mutateAndNotify } from "../../platform/calls/calls.ts";
import { useGraphqlQuery } from "../../platform/calls/use-graphql-query.ts";
import { SelectField } from "../../ui/field/SelectField.tsx";
import { Button } from "../../ui/look/Button.tsx";
import { Dialog } from "../../ui/overlay/Dialog.tsx";
import {
  CompaniesForRequestDocument,
  type DeletionRequestRowFragment,
  SendDeletionRequestDocument,
} from "./deletion-requests.graphql.ts";
import * as texts from "./deletion-requests-texts.ts";

interface SendRequestDialogProps {
  request: DeletionRequestRowFragment;
  onClose: () => void;
}

/** Dialog in which a super admin chooses the company whose admin looks for the patient and starts the case. */
export function SendRequestDialog({ request, onClose }: SendRequestDialogProps) {
  const [companyid, setCompany] = useState("");
  const [error, setError] = useState<string | undefined>();
  const { data } = useGraphqlQuery(CompaniesForRequestDocument, {}, { tags: ["companies"] });
  const options = (data?.getCompanies.companies ?? []).map(({ _id, name }) => ({ value: _id, label: name }));
  const send = async (): Promise<void> => {
    if (companyid === "") return setError(deletionRequestTexts.noCompany);
    onClose();
    const variables = { requestid: request._id, companyid };
    await mutateAndNotify(SendDeletionRequestDocument, variables, { invalidates: ["deletionRequests"] });
  };
  return (
    <Dialog
      title={deletionRequestTexts.start}
      subject={fullName(request)}
      onSubmit={() => void send()}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" variant="primary">
            {texts.sendToCompany}
          </Button>
        </>
      }
    >
      <p>{texts.theCompanysAdminFindsThePatient}</p>
      <SelectField
        label={texts.company}
        value={companyid}
        options={options}
        placeholder={texts.chooseACompany}
        error={error}
        onValue={setCompany}
      />
    </Dialog>
  );
}
