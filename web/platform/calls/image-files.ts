import { messageImagePaths } from "@restride/domain/images/image.ts";
import { endExpiredSession } from "./end-session.ts";
import { restFailure } from "./rest-failure.ts";
import { session } from "../session/session.ts";

/** What a picture or an image is known by once it was taken, or the sentence that says why it was not. */
export type Uploaded = { readonly image: string } | { readonly message: string };

const post = (path: string, type: string, body: Blob | string): Promise<Response | null> =>
  fetch(path, {
    method: "POST",
    headers: { "content-type": type, authorization: `Bearer ${session.current()?.token ?? ""}` },
    body,
  }).catch(() => null);

const uploadTo =
  (path: string, operation: string) =>
  async (file: Blob): Promise<Uploaded> => {
    const response = await post(path, "application/octet-stream", file);
    if (response?.ok) return (await response.json()) as { image: string };
    if (response?.status === 401) endExpiredSession();
    return { message: await restFailure(response, operation) };
  };

/** Sends a picture. Everybody can see it at the address that comes back; a form keeps the address. */
export const uploadPicture = uploadTo("/images", "uploadPicture");

/** Sends an image of a message, which carries it by the name that comes back. */
export const uploadMessageImage = uploadTo(messageImagePaths.upload, "uploadMessageImage");

/** An image of a message, for who sees the message; null where there is none to see. */
export async function readMessageImage(fileName: string): Promise<Blob | null> {
  const response = await post(messageImagePaths.show, "application/json", JSON.stringify({ fileName }));
  if (response?.status === 401) endExpiredSession();
  return response?.ok ? response.blob() : null;
}
