import { routes } from "@restride/domain/access/routes.ts";
import { surgeryTypeLabel } from "@restride/domain/schedules/surgery-days.ts";
import { listVariables, viewFromAddress } from "../../features/patients/list-address.ts";
import type { PatientListQuery } from "../../features/patients/patients.graphql.ts";
import { PatientListDocument } from "../../features/patients/patients.graphql.ts";
import { sessionKey } from "../../platform/session/session-key.ts";
import { bodyOf } from "../../platform/calls/document.ts";

/** What the page knows of the patient list before any of its code is there. */
interface FirstList {
  readonly path: string;
  /** Where a browser keeps its session. */
  readonly key: string;
  /** What is asked: the list as it starts, word for word as the application asks it. */
  readonly body: string;
  readonly joints: { readonly hip: string; readonly knee: string };
  /** Milliseconds from the page's begin until rows are shown; code that is there by then shows them itself, and nothing flickers. */
  readonly patience: number;
}

export const firstList: FirstList = {
  path: routes.patientList.path,
  key: sessionKey,
  body: bodyOf(PatientListDocument, listVariables(viewFromAddress(new URLSearchParams()))),
  joints: { hip: surgeryTypeLabel("hip"), knee: surgeryTypeLabel("knee") },
  patience: 1_000,
};

/**
 * Runs inside the page: who opens the list as it starts, with one session in this browser, reads its first page before the code that
 * may be worked with is there. The application takes the same answer. Leans on nothing around it; what it can't read it leaves alone.
 */
export function listFirst({ path, key, body, joints, patience }: FirstList): void {
  type Answer = { readonly data?: PatientListQuery | null };
  const show = ({ data }: Answer): void => {
    const page = document.querySelector(".console-page");
    const rows = (data?.getPatientList.patients ?? []).map(({ _id, firstname, lastname, provider, surgery }) => {
      const [year, month, day] = surgery.date.split("-");
      const row = Object.assign(document.createElement("a"), { href: `${path}/${_id}` });
      const name = Object.assign(document.createElement("b"), { textContent: `${firstname} ${lastname}` });
      row.append(name, `${joints[surgery.type === "hip" ? "hip" : "knee"]} · ${month}/${day}/${year} · ${provider}`);
      return row;
    });
    if (rows.length > 0) page?.replaceChildren(...rows);
  };
  const [shared, own] = [localStorage.getItem(key), sessionStorage.getItem(key)];
  if (location.pathname !== path || location.search !== "" || shared === null || (own ?? shared) !== shared) return;
  try {
    const { token, customer, user } = JSON.parse(shared).profile;
    if (!customer || user.filter) return;
    const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
    const response = fetch("/graphql", { method: "POST", headers, body });
    const read = response.then((answer) => answer.clone().json() as Promise<Answer>);
    globalThis.firstAnswer = { body, token, response };
    const drawn = read.then((answer) => void setTimeout(show, patience - performance.now(), answer));
    drawn.catch(() => undefined);
  } catch {
    // What is no session is dealt with by the application.
  }
}
