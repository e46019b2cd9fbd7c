import { pathOf } from "@restride/domain/access/routes.ts";

/** Returns the path of a patient's form. */
export const patientEditPath = (id: string): string => `${pathOf("patientEditInfo")}?${new URLSearchParams({ id })}`;
