import { messageImagePaths } from "@restride/domain/images/image.ts";
import type { RestRoute } from "../../platform/http/rest.ts";
import type { ShowMessageImage } from "./show-message-image.ts";

/** Routes that show an image of a message: POST /images/messages with {fileName}, and GET of the URL that getImageUrl answers. */
export const showMessageImageRoutes = (showMessageImage: ShowMessageImage): RestRoute[] => [
  {
    operation: "showMessageImage",
    method: "POST",
    path: messageImagePaths.show,
    answer: ({ body }, { scope }) =>
      showMessageImage.file(scope, String((body as { fileName?: unknown } | null)?.fileName ?? "")),
  },
  {
    operation: "showMessageImage",
    method: "GET",
    path: `${messageImagePaths.show}/:file`,
    answer: ({ params }, { scope }) => showMessageImage.file(scope, (params as { file: string }).file),
  },
];
