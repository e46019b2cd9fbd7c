import { pathOf } from "@restride/domain/access/routes.ts";
import { registeredPageSize } from "@restride/domain/registration/registered-search.ts";
import { Send } from "lucide-react";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { mutateAndNotify } from "../../../platform/calls/calls.ts";
import { useSending } from "../../../platform/page/use-sending.ts";
import { RecordRows } from "../../../ui/list/RecordRows.tsx";
import { SearchField } from "../../../ui/list/SearchField.tsx";
import { Button } from "../../../ui/look/Button.tsx";
import { EmptyState, NoResult } from "../../../ui/look/States.tsx";
import { ConfirmDialog, Dialog } from "../../../ui/overlay/Dialog.tsx";
import { DeleteRegisteredPatientDocument } from "./registered.graphql.ts";
import styles from "./RegisteredDialog.module.css";
import { type RegisteredRow, RegisteredCards, registeredColumns } from "./registered-rows.tsx";
import { SendLinkDialog, SheetLink } from "./SendLinkDialog.tsx";
import { useRegisteredKeys } from "./use-registered-keys.ts";
import { useDraftsOfRegistered, useRegistered } from "./use-registered.ts";
import { registeredTexts } from "@restride/domain/registration/registered-texts.ts";
import * as texts from "./registered-texts.ts";

function DeleteDialog({ row, onClose }: { row: RegisteredRow; onClose: () => void }) {
  const { busy, trackSending } = useSending();
  const remove = async (): Promise<void> => {
    await mutateAndNotify(DeleteRegisteredPatientDocument, { id: row._id }, { invalidates: ["registrations"] });
    onClose();
  };
  return (
    <ConfirmDialog
      title={texts.deleteFirstname(row.firstname, row.lastname)}
      text={registeredTexts.deleteQuestion}
      confirm={texts.deleteLabel}
      danger
      busy={busy}
      onConfirm={() => void trackSending(remove)}
      onClose={onClose}
    />
  );
}

/** Text when nobody waits, or nobody matches the search. */
const Nobody = ({ search, onSend }: { search: string; onSend: () => void }) =>
  search === "" ? (
    <EmptyState title={texts.nobodyIsWaiting} text={texts.whoRegistersWithTheClinics}>
      <Button icon={<Send />} onClick={onSend}>
        {texts.sendLink}
      </Button>
    </EmptyState>
  ) : (
    <NoResult title={texts.nobodyFoundWith(search)} text={texts.tryTheBeginningOfTheLast} />
  );

/** Returns the path at which a patient is added: without data, from a registration, or from its draft. */
const addPath = (from: Record<string, string> = {}): string => {
  const searchParameters = new URLSearchParams(from).toString();
  return pathOf("patientAddInfo") + (searchParameters && `?${searchParameters}`);
};

function Rows({
  registrations,
  onRemove,
  onSend,
}: {
  registrations: ReturnType<typeof useRegistered>;
  onRemove: (row: RegisteredRow) => void;
  onSend: () => void;
}) {
  const navigate = useNavigate();
  const drafts = useDraftsOfRegistered();
  const add = ({ _id }: RegisteredRow): void => {
    const draft = drafts.get(_id)?._id;
    void navigate(addPath(draft === undefined ? { registration: _id } : { draft }));
  };
  const actions = { add, remove: onRemove };
  const rows = registrations.listed.rows?.map((row) => ({ ...row, adding: drafts.get(row._id)?.adding }));
  return (
    <RecordRows<RegisteredRow>
      caption={texts.registeredPatients}
      listed={{ ...registrations.listed, rows: rows ?? null }}
      pages={registrations.pages}
      sizes={[registeredPageSize]}
      columns={registeredColumns(actions)}
      cards={(rows) => <RegisteredCards {...actions} rows={rows} />}
      open={(row) => () => add(row)}
      nobody={<Nobody search={registrations.search} onSend={onSend} />}
    />
  );
}

const Search = ({
  registrations: { typed, setTyped, problem },
}: {
  registrations: ReturnType<typeof useRegistered>;
}) => (
  <div className={styles.search}>
    <SearchField
      label={texts.searchRegisteredPatients}
      placeholder={texts.lastNameOrLastFour}
      value={typed}
      onValue={setTyped}
    />
    {problem !== undefined && (
      <p className={styles.error} role="alert">
        {problem}
      </p>
    )}
  </div>
);

/** Dialog with the registered patients who wait to be added. */
export function RegisteredDialog({ onClose }: { onClose: () => void }) {
  const [removing, setRemoving] = useState<RegisteredRow | null>(null);
  const [sending, setSending] = useState(false);
  const registered = useRegistered();
  const keys = useRegisteredKeys((id) => setRemoving(registered.listed.rows?.find(({ _id }) => _id === id) ?? null));
  return (
    <Dialog
      title={texts.registeredPatients}
      {...(registered.waiting !== null && { subject: texts.waitingText(registered.waiting) })}
      width="wide"
      onClose={onClose}
      onSubmit={registered.find}
      options={<Link to={addPath()}>{texts.addPatientWithoutAuthorizationForm}</Link>}
      actions={
        <>
          <SheetLink text={texts.viewQr} />
          <Button icon={<Send />} onClick={() => setSending(true)}>
            {texts.sendLink}
          </Button>
          <Button onClick={onClose}>{texts.close}</Button>
        </>
      }
    >
      <div ref={keys}>
        <Search registrations={registered} />
        <Rows registrations={registered} onRemove={setRemoving} onSend={() => setSending(true)} />
      </div>
      {removing && <DeleteDialog row={removing} onClose={() => setRemoving(null)} />}
      {sending && <SendLinkDialog link="registration" onClose={() => setSending(false)} />}
    </Dialog>
  );
}
