import { signatureSize } from "@restride/domain/registration/registration.ts";
import { withoutNull } from "@restride/domain/values/without-null.ts";
import type { MutationAddRegisterPatientArgs } from "../../generated/resolvers.ts";
import { readDrawing } from "../../platform/images/png.ts";

const prefix = "data:image/png;base64,";
const maxLength = 60_000;

/** Parses the image of a signature; null when it is none. */
export const readSignature = (dataUrl: string): Buffer | null => {
  if (!dataUrl.startsWith(prefix) || dataUrl.length > maxLength) return null;
  const bytes = Buffer.from(dataUrl.slice(prefix.length), "base64");
  return readDrawing(bytes, signatureSize) ? bytes : null;
};

/** Returns a registration with the fields of its form; fields that were not sent are left out. */
export const readRegistration = ({ shipaddress, caregiver, ...rest }: MutationAddRegisterPatientArgs) => ({
  ...rest,
  consent_email: rest.consent_email ?? null,
  shipaddress: withoutNull(shipaddress),
  caregiver: withoutNull(caregiver ?? {}),
});
