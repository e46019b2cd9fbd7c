import { routes } from "@restride/domain/access/routes.ts";
import { useEffect, useMemo } from "react";
import { type Listed, useListed } from "../../platform/calls/use-listed.ts";
import { listPlaces } from "../../platform/storage/list-places.ts";
import { patientListInput } from "./list-address.ts";
import type { Patient } from "./patient-columns.tsx";
import { PatientListDocument } from "./patients.graphql.ts";
import type { ViewControl } from "./use-list-view.ts";

/** Loads the page of patients for a view. Its ids are stored for navigation from patient to patient. */
export function usePatients({ filter, sort, page }: ViewControl): Listed<Patient> {
  const variables = useMemo(() => patientListInput({ filter, sort, page }), [filter, sort, page]);
  const listed = useListed(PatientListDocument, variables, {
    tags: ["patients", "progress"],
    read: ({ getPatientList: { patients, total } }) => ({ rows: patients, total }),
  });
  const { rows, total } = listed;
  useEffect(() => {
    if (rows && total !== null) listPlaces.save(routes.patientList.path, { ids: rows.map(({ _id }) => _id), total });
  }, [rows, total]);
  return listed;
}
