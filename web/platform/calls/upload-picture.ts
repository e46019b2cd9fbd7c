import { endExpiredSession } from "./end-session.ts";
import { restFailure } from "./rest-failure.ts";
import { session } from "../session/session.ts";

/** The address of a picture that was taken, or the sentence that says why it was not. */
export type Uploaded = { readonly image: string } | { readonly message: string };

/** Sends a picture. Everybody can see it at the address that comes back; a form keeps the address. */
export async function uploadPicture(file: Blob): Promise<Uploaded> {
  const response = await fetch("/images", {
    method: "POST",
    headers: {
      "content-type": "application/octet-stream",
      authorization: `Bearer ${session.current()?.token ?? ""}`,
    },
    body: file,
  }).catch(() => null);
  if (response?.ok) return (await response.json()) as { image: string };
  if (response?.status === 401) endExpiredSession();
  return { message: await restFailure(response, "uploadPicture") };
}
