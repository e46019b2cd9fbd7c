import { Role } from "@restride/domain/access/roles.ts";
import { sendLinkForm, type SendLink } from "@restride/domain/registration/send-link.ts";
import { QrCode } from "lucide-react";
import { mutateAndNotify } from "../../../platform/calls/calls.ts";
import { useDraft } from "../../../platform/page/use-draft.ts";
import { roleOf } from "../../../platform/session/profile.ts";
import { useSignedIn } from "../../../platform/session/use-profile.ts";
import { PhoneField } from "../../../ui/field/PhoneField.tsx";
import { TextField } from "../../../ui/field/TextField.tsx";
import { FormDialog } from "../../../ui/form/FormDialog.tsx";
import { useForm } from "../../../ui/form/use-form.ts";
import { buttonClass } from "../../../ui/look/Button.tsx";
import {
  SendMobileAppLinkDocument,
  type SendMobileAppLinkMutationVariables,
  SendPatientAuthLinkDocument,
  type SendPatientAuthLinkMutationVariables,
} from "./registered.graphql.ts";
import * as texts from "./registered-texts.ts";

/** Links that a clinic sends, each with the title of its dialog. */
const links = {
  registration: {
    title: texts.sendTheRegistrationLink,
    send: (to: SendPatientAuthLinkMutationVariables) =>
      mutateAndNotify(SendPatientAuthLinkDocument, to, { invalidates: [] }),
  },
  mobileApp: {
    title: texts.patientSelfRegister,
    send: (to: SendMobileAppLinkMutationVariables) =>
      mutateAndNotify(SendMobileAppLinkDocument, to, { invalidates: [] }),
  },
};

/** Returns the id of the clinic for a company admin, whose requests must name it because they may work in several clinics; null for other roles. */
export function useNamedCustomer(): string | null {
  const profile = useSignedIn();
  return roleOf(profile) === Role.companyAdmin ? (profile.customer?._id ?? null) : null;
}

/** Link to the clinic's sheet with QR code and instructions. */
export const SheetLink = ({ text }: { text: string }) => (
  <a
    href={`/qrcode/registration/${useSignedIn().customer?._id ?? ""}`}
    target="_blank"
    rel="noreferrer"
    className={buttonClass({})}
  >
    <QrCode />
    {text}
  </a>
);

interface SendLinkDialogProps {
  link: keyof typeof links;
  onClose: () => void;
}

/** Dialog that asks where a link is sent: a phone, and optionally an email. */
export function SendLinkDialog({ link, onClose }: SendLinkDialogProps) {
  const { title, send } = links[link];
  const customerid = useNamedCustomer();
  const draft = useDraft(`${link} link`, () => ({ phone: "", email: "" }));
  const form = useForm(sendLinkForm, draft.value);
  const sendTo = async ({ phone, email }: SendLink): Promise<boolean> => {
    const outcome = await send({ phone, email: email || null, customerid });
    if (outcome.kind === "data") onClose();
    return outcome.kind === "data";
  };
  return (
    <FormDialog
      title={title}
      form={form}
      draft={draft}
      confirm={texts.send}
      options={link === "mobileApp" && <SheetLink text={texts.viewQrCodeInstructions} />}
      onSend={sendTo}
      onClose={onClose}
    >
      <PhoneField {...form.field("phone")} label={texts.cellPhone} required />
      <TextField {...form.field("email")} label={texts.email} type="email" placeholder={texts.optional} />
    </FormDialog>
  );
}
