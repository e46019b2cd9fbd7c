import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { imageFolders, imageNameOf, messageImagePaths } from "@restride/domain/images/image.ts";
import { imageTexts } from "@restride/domain/images/image-texts.ts";
import { refuse, type Refusal } from "@restride/domain/values/refusal.ts";
import type { Files } from "../../platform/files/files.ts";
import type { RestFile } from "../../platform/http/rest.ts";
import type { CaseWork } from "./case-work.lookups.ts";

interface Deps {
  readonly files: Files;
  readonly caseWork: CaseWork;
}

const notFound = refuse(imageTexts.notFound);

/** Returns the use cases that show images of messages to people who may see the message; for anybody else the images do not exist. */
export const makeShowMessageImage = ({ files, caseWork }: Deps) => {
  /** Returns the path of a file that the scope may see; null for any other. */
  const pathOf = async (scope: CustomerScope, fileName: string): Promise<string | null> => {
    const path = `${imageFolders.message}/${fileName}`;
    const name = path.endsWith(".webp") ? imageNameOf(path) : null;
    return name !== null && (await caseWork.seesImage(scope, name)) ? path : null;
  };

  return {
    file: async (scope: CustomerScope, fileName: string): Promise<RestFile | Refusal> => {
      const path = await pathOf(scope, fileName);
      const bytes = path && (await files.read(path));
      return bytes ? { type: "image/webp", bytes } : notFound;
    },

    /** Returns the URL of a file; `type` is the name of its folder. */
    url: async (scope: CustomerScope, fileName: string, type: string) => {
      const path = type === imageFolders.message ? await pathOf(scope, fileName) : null;
      return path === null ? notFound : { imageUrl: `${messageImagePaths.show}/${fileName}` };
    },
  };
};

export type ShowMessageImage = ReturnType<typeof makeShowMessageImage>;
