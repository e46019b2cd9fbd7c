import { messageImagePaths } from "@restride/domain/images/image.ts";
import { endExpiredSession } from "./end-session.ts";
import { restFailure } from "./rest-failure.ts";
import { session } from "../session/session.ts";

/** Reference of an uploaded image, or the sentence with the reason of the refusal. */
export type UploadResult = { readonly image: string } | { readonly message: string };

const post = (path: string, type: string, body: Blob | string): Promise<Response | null> =>
  fetch(path, {
    method: "POST",
    headers: { "content-type": type, authorization: `Bearer ${session.current()?.token ?? ""}` },
    body,
  }).catch(() => null);

const uploadTo =
  (path: string, operation: string) =>
  async (file: Blob): Promise<UploadResult> => {
    const response = await post(path, "application/octet-stream", file);
    if (response?.ok) return (await response.json()) as { image: string };
    if (response?.status === 401) endExpiredSession();
    return { message: await restFailure(response, operation) };
  };

/** Uploads a picture. Everybody can see it at the returned URL, which the form stores. */
export const uploadPicture = uploadTo("/images", "uploadPicture");

/** Uploads an image of a message. The message refers to it by the returned name. */
export const uploadMessageImage = uploadTo(messageImagePaths.upload, "uploadMessageImage");

/** Reads an image of a message, for users who may see the message; null when the server returns no image. */
export async function readMessageImage(fileName: string): Promise<Blob | null> {
  const response = await post(messageImagePaths.show, "application/json", JSON.stringify({ fileName }));
  if (response?.status === 401) endExpiredSession();
  return response?.ok ? response.blob() : null;
}
