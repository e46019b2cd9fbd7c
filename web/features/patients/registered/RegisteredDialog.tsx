import { pathOf } from "@restride/domain/access/routes.ts";
import { registeredPageSize, registeredTexts } from "@restride/domain/registration/registered-search.ts";
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
import { type Registered, RegisteredCards, registeredColumns } from "./registered-rows.tsx";
import { SendLinkDialog, SheetLink } from "./SendLinkDialog.tsx";
import { useRegisteredKeys } from "./use-registered-keys.ts";
import { useDraftsOfRegistered, useRegistered } from "./use-registered.ts";

function DeleteDialog({ row, onClose }: { row: Registered; onClose: () => void }) {
  const { busy, sends } = useSending();
  const remove = async (): Promise<void> => {
    await mutateAndNotify(DeleteRegisteredPatientDocument, { id: row._id }, { invalidates: ["registrations"] });
    onClose();
  };
  return (
    <ConfirmDialog
      title={`Delete ${row.firstname} ${row.lastname}?`}
      text={registeredTexts.deleteQuestion}
      confirm="Delete"
      danger
      busy={busy}
      onConfirm={() => void sends(remove)}
      onClose={onClose}
    />
  );
}

/** Text when nobody waits, or nobody matches the search. */
const Nobody = ({ search, onSend }: { search: string; onSend: () => void }) =>
  search === "" ? (
    <EmptyState title="Nobody is waiting." text="Who registers with the clinic's link appears here.">
      <Button icon={<Send />} onClick={onSend}>
        Send link
      </Button>
    </EmptyState>
  ) : (
    <NoResult
      title={`Nobody found with ${search}.`}
      text="Try the beginning of the last name, or the last four digits."
    />
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
  onRemove: (row: Registered) => void;
  onSend: () => void;
}) {
  const navigate = useNavigate();
  const drafts = useDraftsOfRegistered();
  const add = ({ _id }: Registered): void => {
    const draft = drafts.get(_id)?._id;
    void navigate(addPath(draft === undefined ? { registration: _id } : { draft }));
  };
  const actions = { add, remove: onRemove };
  const rows = registrations.listed.rows?.map((row) => ({ ...row, adding: drafts.get(row._id)?.adding }));
  return (
    <RecordRows<Registered>
      caption="Registered patients"
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
      label="Search registered patients"
      placeholder="Last name or last four phone digits"
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
  const [removing, setRemoving] = useState<Registered | null>(null);
  const [sending, setSending] = useState(false);
  const registered = useRegistered();
  const keys = useRegisteredKeys((id) => setRemoving(registered.listed.rows?.find(({ _id }) => _id === id) ?? null));
  return (
    <Dialog
      title="Registered patients"
      {...(registered.waiting !== null && { subject: `${registered.waiting} waiting` })}
      width="wide"
      onClose={onClose}
      onSubmit={registered.find}
      options={<Link to={addPath()}>Add Patient Without Authorization Form</Link>}
      actions={
        <>
          <SheetLink text="View QR" />
          <Button icon={<Send />} onClick={() => setSending(true)}>
            Send link
          </Button>
          <Button onClick={onClose}>Close</Button>
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
