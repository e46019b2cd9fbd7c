import { signatureSize } from "@restride/domain/registration/registration.ts";
import type { MutationAddRegisterPatientArgs } from "../../generated/resolvers.ts";
import { readDrawing } from "../../platform/images/png.ts";

const prefix = "data:image/png;base64,";
const longest = 60_000;

/** The image of a signature, or null for what is none. */
export const readSignature = (dataUrl: string): Buffer | null => {
  if (!dataUrl.startsWith(prefix) || dataUrl.length > longest) return null;
  const bytes = Buffer.from(dataUrl.slice(prefix.length), "base64");
  return readDrawing(bytes, signatureSize) ? bytes : null;
};

/** A registration as the form writes it: the fields of address and caregiver beside the others. */
export const readRegistration = ({ shipaddress, caregiver, ...rest }: MutationAddRegisterPatientArgs) => ({
  ...rest,
  height: rest.height ?? null,
  consent_email: rest.consent_email ?? null,
  line1: shipaddress.addressline1,
  line2: shipaddress.addressline2 ?? "",
  city: shipaddress.city,
  state: shipaddress.state ?? "",
  zip: shipaddress.zip,
  country: shipaddress.country ?? undefined,
  caregiverfname: caregiver?.fname ?? "",
  caregiverlname: caregiver?.lname ?? "",
  caregiverphone: caregiver?.phone ?? "",
  caregiveremail: caregiver?.email ?? "",
  caregiverrelationship: caregiver?.relationship ?? undefined,
});
