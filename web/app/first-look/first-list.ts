import { routes } from "@restride/domain/access/routes.ts";
import { surgeryTypeLabel } from "@restride/domain/schedules/surgery-days.ts";
import { patientListInput, parsePatientListView } from "../../features/patients/list-address.ts";
import type { PatientListQuery } from "../../features/patients/patients.graphql.ts";
import { PatientListDocument } from "../../features/patients/patients.graphql.ts";
import { sessionKey } from "../../platform/session/session-key.ts";
import { bodyOf } from "../../platform/calls/document.ts";

/** Data that the page has about the patient list before its code is loaded. */
interface FirstList {
  readonly path: string;
  /** Storage key of the session. */
  readonly key: string;
  /** Request body of the unfiltered list, exactly as the application sends it. */
  readonly body: string;
  readonly joints: { readonly hip: string; readonly knee: string };
  /** Milliseconds from opening the page until rows are shown. Code that is loaded by then shows the rows itself, so nothing flickers. */
  readonly maxWait: number;
}

export const firstList: FirstList = {
  path: routes.patientList.path,
  key: sessionKey,
  body: bodyOf(PatientListDocument, patientListInput(parsePatientListView(new URLSearchParams()))),
  joints: { hip: surgeryTypeLabel("hip"), knee: surgeryTypeLabel("knee") },
  maxWait: 1_000,
};

/**
 * Inline script of the page. For a user who opens the unfiltered list with a single session in this browser, it requests and shows the first page of
 * the list before the application's code is loaded. The application uses the same response. The function must not refer to its module, and does
 * nothing with a session that it cannot read.
 */
export function preloadList({ path, key, body, joints, maxWait }: FirstList): void {
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
    globalThis.preloadedRequest = { body, token, response };
    const drawn = read.then((answer) => void setTimeout(show, maxWait - performance.now(), answer));
    drawn.catch(() => undefined);
  } catch {
    // The application handles a value that is not a session.
  }
}
