import { useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import { useGraphqlQuery } from "../../../platform/calls/use-graphql-query.ts";
import { useOpenedNumber } from "../../../platform/page/use-opened-number.ts";
import { Pager } from "../../../ui/list/Pager.tsx";
import { TableHead } from "../../../ui/list/TableHead.tsx";
import { Button } from "../../../ui/look/Button.tsx";
import { SkeletonLines } from "../../../ui/look/Skeleton.tsx";
import { ErrorState } from "../../../ui/look/States.tsx";
import { Drawer } from "../../../ui/overlay/Drawer.tsx";
import { DrawerNote } from "../../../ui/overlay/DrawerNote.tsx";
import { ContentRunningDocument, type ContentRunningQuery } from "../content-pages.graphql.ts";
import { type Listed, runningHead } from "../content-state-texts.ts";
import { useCompanyName } from "../use-company-name.ts";
import styles from "./Running.module.css";
import { runningMark } from "./running-mark.ts";
import * as texts from "./running-texts.ts";

const pageSize = 20;

type Patients = NonNullable<ContentRunningQuery["getContentRunning"]["patients"]>;

const People = ({ patients }: { patients: Patients }) => (
  <table className={styles.people}>
    <TableHead heads={[texts.clinic, texts.patient, texts.version]} />
    <tbody>
      {patients.map(({ _id, clinic, name, version }) => (
        <tr key={_id}>
          <td>{clinic}</td>
          <th scope="row">{name}</th>
          <td>{version}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** Drawer with the patients who run a care plan, page by page. */
function RunningDrawer({ id, row }: { id: string; row: Listed | undefined }) {
  const { opened, close } = useOpenedNumber();
  const [params] = useSearchParams();
  const [current, setCurrent] = useState(1);
  const company = params.get("companyid");
  const name = useCompanyName(company);
  const variables = { id, companyid: company, pagination: { current, pageSize } };
  const { data, failure, refetch } = useGraphqlQuery(ContentRunningDocument, variables, {
    tags: ["content", "patients"],
  });
  // Data that was loaded before is not shown to a user who is refused now.
  const { patients, total } = failure ? {} : (data?.getContentRunning ?? {});
  const count = failure ? null : (total ?? opened.pressedCount);
  return (
    <Drawer title={runningHead(count, row)} width="wide" isStep={false} isRead onClose={close}>
      {failure && <ErrorState message={failure} reassurance={texts.nothingWasChanged} onRetry={refetch} />}
      {!failure && !data && <SkeletonLines count={8} height={48} />}
      {patients && (
        <>
          <DrawerNote>
            {texts.activePatientsOfWhoseProgramme(name)}{" "}
            {opened.pressedCount !== null && opened.pressedCount !== total && (
              <strong>{texts.itReadWhenItWas(opened.pressedCount.toLocaleString("en-US"))}</strong>
            )}
          </DrawerNote>
          {patients.length > 0 && <People patients={patients} />}
          {patients.length === 0 && (total ?? 0) > 0 && (
            <Button onClick={() => setCurrent(1)}>{texts.firstPage}</Button>
          )}
          {(total ?? 0) > pageSize && (
            <Pager current={current} pageSize={pageSize} total={total ?? 0} sizes={[pageSize]} onPage={setCurrent} />
          )}
        </>
      )}
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
