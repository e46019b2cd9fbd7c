import { listedForDays } from "@restride/domain/account-deletion/request-texts.ts";
import * as deletionRequestTexts from "@restride/domain/account-deletion/request-texts.ts";
import { formatInstant, formatUs } from "@restride/domain/values/calendar-date.ts";
import { pageSizes } from "@restride/domain/values/page.ts";
import { shownPhone } from "@restride/domain/values/phone.ts";
import { defaultTimeZone } from "@restride/domain/values/time-zone.ts";
import { type ReactNode, useState } from "react";
import { useRows } from "../../platform/calls/use-listed.ts";
import { useLocalPages } from "../../platform/page/use-local-pages.ts";
import type { Column } from "../../ui/list/DataTable.tsx";
import { RecordRows } from "../../ui/list/RecordRows.tsx";
import { RowCards } from "../../ui/list/RowCards.tsx";
import { EmptyState } from "../../ui/look/States.tsx";
import { Dialog } from "../../ui/overlay/Dialog.tsx";
import { type CaseStart, DismissRequest, StartCase } from "./DecideRequest.tsx";
import { DeletionRequestActions } from "./DeletionRequestActions.tsx";
import { DeletionRequestsDocument, type DeletionRequestRowFragment } from "./deletion-requests.graphql.ts";
import styles from "./DeletionRequestsDialog.module.css";
import * as texts from "./deletion-requests-texts.ts";

type Request = DeletionRequestRowFragment;

const nameOf = ({ firstname, lastname }: Request): string => `${firstname} ${lastname}`;
const receivedText = ({ requestedOn }: Request): string => formatInstant(Date.parse(requestedOn), defaultTimeZone);
const companiesText = ({ companies }: Request): string => companies.join(", ") || texts.noneYet;

const Contact = ({ request: { phone, email } }: { request: Request }) => (
  <span className={styles.lines}>
    {shownPhone(phone)}
    {email && <small>{email}</small>}
  </span>
);

const Wrapped = ({ text }: { text: string }) => <span className={styles.wraps}>{text}</span>;

const columnsOf = (actions: (request: Request) => ReactNode, isSuperAdmin: boolean): Column<Request>[] => [
  {
    key: "name",
    title: texts.name,
    pin: "left",
    cell: (request) => <strong className={styles.name}>{nameOf(request)}</strong>,
  },
  { key: "dob", title: texts.birthDate, cell: ({ dob }) => formatUs(dob) },
  { key: "contact", title: texts.contact, cell: (request) => <Contact request={request} /> },
  { key: "received", title: texts.receivedLabel, cell: (request) => <Wrapped text={receivedText(request)} /> },
  ...(isSuperAdmin
    ? [
        {
          key: "companies",
          title: texts.companies,
          cell: (request: Request) => <Wrapped text={companiesText(request)} />,
        },
      ]
    : []),
  { key: "action", title: texts.action, align: "right", pin: "right", cell: actions },
];

interface DeletionRequestsDialogProps {
  caseStart?: CaseStart;
  onClose: () => void;
}

/** Dialog with the deletion requests that no record fits, newest first. A super admin may not choose patients, so `caseStart` is missing. */
export function DeletionRequestsDialog({ caseStart, onClose }: DeletionRequestsDialogProps) {
  const pages = useLocalPages();
  const listed = useRows(
    DeletionRequestsDocument,
    { metadata: pages.page },
    {
      tags: ["deletionRequests"],
      read: ({ getDeletionRequests: { requests, total } }) => ({ rows: requests, total }),
    },
  );
  // The list changes between table and cards with the width of the window, so the state of an open dialog must outlive the row.
  const [opened, open] = useState<{ request: Request; isStart: boolean } | null>(null);
  const actions = (request: Request) => (
    <DeletionRequestActions
      request={request}
      onStart={() => open({ request, isStart: true })}
      onDismiss={() => open({ request, isStart: false })}
    />
  );
  const Decision = opened?.isStart ? StartCase : DismissRequest;
  return (
    <Dialog
      title={deletionRequestTexts.title}
      subject={texts.keptForDays(listedForDays)}
      width="wide"
      onClose={onClose}
    >
      <RecordRows<Request>
        caption={deletionRequestTexts.title}
        listed={listed}
        pages={pages}
        sizes={pageSizes}
        columns={columnsOf(actions, !caseStart)}
        cards={(requests) => (
          <RowCards<Request>
            rows={requests}
            wraps
            title={nameOf}
            lines={(request) => [
              texts.bornDob(formatUs(request.dob)),
              shownPhone(request.phone),
              request.email ?? "",
              texts.receivedReceivedText(receivedText(request)),
              caseStart ? "" : texts.companiesCompaniesText(companiesText(request)),
            ]}
            actions={actions}
          />
        )}
        nobody={<EmptyState title={texts.noDeletionRequests} text={texts.requestsThatMatchNoPatient} />}
      />
      {opened && <Decision request={opened.request} {...(caseStart && { caseStart })} onClose={() => open(null)} />}
    </Dialog>
  );
}
