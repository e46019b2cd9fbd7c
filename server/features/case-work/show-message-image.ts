import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { imageFolders, imageNameOf, imageTexts, messageImagePaths } from "@restride/domain/images/image.ts";
import { refuse, type Refusal } from "@restride/domain/values/refusal.ts";
import type { Files } from "../../platform/files/files.ts";
import type { RestFile } from "../../platform/http/rest.ts";
import type { CaseWork } from "./case-work.lookups.ts";

interface Deps {
  readonly files: Files;
  readonly caseWork: CaseWork;
}

const notFound = refuse(imageTexts.notFound);

/** Shows images of messages to who sees the message; to anybody else they are not there. */
export const makeShowMessageImage = ({ files, caseWork }: Deps) => {
  /** Where a file lies that the scope may see. */
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

    /** The address of a file; `type` names its folder. */
    url: async (scope: CustomerScope, fileName: string, type: string) => {
      const path = type === imageFolders.message ? await pathOf(scope, fileName) : null;
      return path === null ? notFound : { imageUrl: `${messageImagePaths.show}/${fileName}` };
    },
  };
};

export type ShowMessageImage = ReturnType<typeof makeShowMessageImage>;
