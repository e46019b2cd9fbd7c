import type { Reaction } from "../../platform/events/reactions.ts";
import type { Messengers } from "../../platform/mail/messengers.ts";
import type { Callbacks } from "./callbacks.lookups.ts";

interface Needs {
  readonly callbacks: Callbacks;
  readonly messengers: Messengers;
  readonly publicUrl: string;
}

/**
 * A callback request is mailed to its surgeon. A patient's words stay in Restride, where the case is; a stranger's have no other
 * place, and no patient is named by them.
 */
export const mailCallback = ({ callbacks, messengers, publicUrl }: Needs): Reaction => ({
  name: "mail-callback",
  to: "CallbackRequested",
  react: async (scope, { data }) => {
    const found = await callbacks.byId(scope, String(data.callback));
    if (!found) return;
    const { patientId, name, phone, message, surgeonEmail } = found;
    await messengers.mail(
      patientId === null
        ? {
            to: surgeonEmail,
            subject: "Somebody asks you to call back",
            text: `${name} asks you to call back: ${phone}\n\n${message}\n\nThis came from your public page.`,
          }
        : {
            to: surgeonEmail,
            subject: "A patient asks you to call back",
            text: `A patient of yours asks you to call back. Read it in your messages:\n\n${publicUrl}/inbox`,
          },
    );
  },
});
