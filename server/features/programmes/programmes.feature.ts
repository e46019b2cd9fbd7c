import type { MutationAddPatientAdminArgs } from "../../generated/resolvers.ts";
import type { Platform } from "../../platform.ts";
import type { Feature } from "../../platform/feature.ts";
import type { CallOf } from "../../platform/graphql/context.ts";
import { type AddDeps, makeAddPatient } from "./add-patient.ts";
import { makePreviewProgramme } from "./preview-programme.ts";

/** Feature with programmes that are being made: their preview, and their start with a new patient. */
export const programmesFeature = (deps: Platform & AddDeps): Feature => {
  const addPatient = makeAddPatient(deps);
  const previewProgramme = makePreviewProgramme(deps);
  const add = (args: MutationAddPatientAdminArgs, { scope }: CallOf<"addPatientAdmin">) => addPatient(scope, args);
  return {
    resolvers: {
      Query: {
        previewProgramme: (args, { scope }) => previewProgramme(scope, args),
      },
      Mutation: { addPatientAdmin: add, creatPatientAdmin: add },
    },
  };
};
