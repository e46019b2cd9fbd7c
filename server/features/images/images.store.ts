import { type Id, noId } from "@restride/domain/values/id.ts";
import type { ImageFolder } from "@restride/domain/images/image.ts";
import type { Scope } from "@restride/domain/access/scope.ts";
import { build, type Database } from "../../platform/database/database.ts";

/** Under which the images of a company lie, and those a super admin brings without a clinic. */
const noCustomer = noId;

/** What is kept about an image that was brought. */
export interface BroughtImage {
  readonly name: string;
  readonly folder: ImageFolder;
  readonly width: number;
  readonly height: number;
  readonly at: string;
  readonly uploadedBy: Id;
}

export const makeImagesStore = (db: Database) => ({
  add: (scope: Scope, { at, uploadedBy, name, folder, width, height }: BroughtImage) =>
    db.rows(
      scope,
      "addImage",
      build.insertInto("images").values({
        name,
        folder,
        width,
        height,
        customer_id: scope.kind === "customer" ? scope.customerId : noCustomer,
        company_id: scope.kind === "company" ? scope.companyId : null,
        uploaded_by: uploadedBy,
        uploaded_at: at,
      }),
    ),

  acrossCustomersRemove: (scope: Scope, name: string) =>
    db.rows(scope, "removeImage", build.deleteFrom("images").where("name", "=", name)),
});

export type ImagesStore = ReturnType<typeof makeImagesStore>;
