import { pathOf, roleMayOpen, routes } from "@restride/domain/access/routes.ts";
import { Link } from "react-router";
import { roleOf } from "../../../platform/session/profile.ts";
import { useSignedIn } from "../../../platform/session/use-profile.ts";
import { FirstRows } from "../../../ui/list/FirstRows.tsx";
import { StatusDot } from "../../../ui/look/Marks.tsx";
import { caseDot, caseStatusText, openFirst } from "./case-status.ts";
import { PanelSection } from "./PanelSection.tsx";
import type { PatientFactsFragment } from "./patient.graphql.ts";
import styles from "./PatientPanel.module.css";
import * as texts from "./detail-texts.ts";

/** Number of cases that are shown before the user asks for all. */
const shownFirst = 3;

/** Cases of a patient with their status, open ones first. */
export function PatientCases({ cases, casestotal }: Pick<PatientFactsFragment, "cases" | "casestotal">) {
  const role = roleOf(useSignedIn());
  const opens = roleMayOpen(routes.caseDetail, role);
  return (
    <PanelSection title={texts.raisedIssues} count={casestotal}>
      {cases.length === 0 && <p className={styles.none}>—</p>}
      <FirstRows rows={openFirst(cases)} first={shownFirst}>
        {({ _id, number, summary, status }) => (
          <li key={_id} className={styles.case} title={summary}>
            {opens ? <Link to={pathOf("caseDetail", { caseid: _id })}>{number}</Link> : <span>{number}</span>}
            <StatusDot look={caseDot(status)}>{caseStatusText(status)}</StatusDot>
          </li>
        )}
      </FirstRows>
      {casestotal > cases.length && <p className={styles.none}>{texts.ofSoManyAreListed(cases.length)}</p>}
    </PanelSection>
  );
}
