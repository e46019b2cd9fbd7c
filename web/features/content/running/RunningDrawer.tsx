import type { ReactNode } from "react";
import { useLocation, useSearchParams } from "react-router";
import { useRows } from "../../../platform/calls/use-listed.ts";
import { useLocalPages } from "../../../platform/page/use-local-pages.ts";
import { useOpenMetric } from "../../../platform/page/use-opened-number.ts";
import type { Column } from "../../../ui/list/DataTable.tsx";
import { RecordRows } from "../../../ui/list/RecordRows.tsx";
import { RowCards } from "../../../ui/list/RowCards.tsx";
import { EmptyState } from "../../../ui/look/States.tsx";
import { Drawer } from "../../../ui/overlay/Drawer.tsx";
import { DrawerNote } from "../../../ui/overlay/DrawerNote.tsx";
import { ContentRunningDocument, type ContentRunningQuery } from "../content-pages.graphql.ts";
import { type Listed, runningHead } from "../content-state-texts.ts";
import { useCompanyName } from "../use-company-name.ts";
import styles from "./Running.module.css";
import { runningMark } from "./running-mark.ts";
import * as texts from "./running-texts.ts";

const pageSize = 20;

type Patient = NonNullable<ContentRunningQuery["getContentRunning"]["patients"]>[number];

const Cell = ({ children }: { children: ReactNode }) => <span className={styles.cell}>{children}</span>;

const columns: readonly Column<Patient>[] = [
  { key: "clinic", title: texts.clinic, cell: ({ clinic }) => <Cell>{clinic}</Cell> },
  {
    key: "name",
    title: texts.patient,
    cell: ({ name }) => (
      <Cell>
        <strong>{name}</strong>
      </Cell>
    ),
  },
  { key: "version", title: texts.version, align: "right", cell: ({ version }) => version },
];

const Cards = ({ patients }: { patients: readonly Patient[] }) => (
  <div className={styles.cards}>
    <RowCards<Patient>
      rows={patients}
      title={({ name }) => name}
      wraps
      lines={({ clinic, version }) => [clinic, texts.versionNumber(version)]}
    />
  </div>
);

/** Drawer with the patients who run a care plan, page by page. */
function RunningDrawer({ id, row }: { id: string; row: Listed | undefined }) {
  const { opened, close } = useOpenMetric();
  const [params] = useSearchParams();
  const pages = useLocalPages(pageSize);
  const company = params.get("companyid");
  const name = useCompanyName(company);
  const listed = useRows(
    ContentRunningDocument,
    { id, companyid: company, pagination: pages.page },
    {
      tags: ["content", "patients"],
      read: ({ getContentRunning: { patients, total } }) => ({ rows: patients, total }),
    },
  );
  // Data that was loaded before is not shown to a user who is refused now.
  const { rows, total } = listed.failure === null ? listed : { rows: null, total: null };
  const count = listed.failure === null ? (total ?? opened.pressedCount) : null;
  return (
    <Drawer title={runningHead(count, row)} width="wide" isStep={false} isRead onClose={close}>
      {rows && (
        <DrawerNote>
          {texts.activePatientsOfWhoseProgramme(name)}{" "}
          {opened.pressedCount !== null && opened.pressedCount !== total && (
            <strong>{texts.itReadWhenItWas(opened.pressedCount.toLocaleString("en-US"))}</strong>
          )}
        </DrawerNote>
      )}
      <RecordRows<Patient>
        caption={runningHead(null, row)}
        listed={listed}
        pages={pages}
        sizes={[pageSize]}
        hidesSinglePage
        columns={columns}
        cards={(patients) => <Cards patients={patients} />}
        nobody={<EmptyState title={texts.nobodyRunsItNow} text={texts.patientsAppearHereOnceTheir} />}
      />
    </Drawer>
  );
}

/** Drawer of the plan whose number is open according to the URL, over the list of care plans; `rows` are the visible rows. */
export function OpenRunning({ rows }: { rows: readonly Listed[] }) {
  const { hash } = useLocation();
  if (!hash.startsWith(runningMark)) return null;
  const id = hash.slice(runningMark.length);
  return <RunningDrawer key={id} id={id} row={rows.find(({ _id }) => _id === id)} />;
}
