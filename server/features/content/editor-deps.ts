import type { Id } from "@restride/domain/values/id.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Companies } from "../companies/companies.lookups.ts";
import type { CompanyCustomers } from "../clinic-profile/clinic-clock.lookups.ts";
import type { MissingPicture } from "../images/images.lookups.ts";
import type { BodyQueries } from "./bodies.queries.ts";
import type { OwnContentStore } from "./own-content.store.ts";
import type { OwnContentQueries } from "./own-content.queries.ts";
import type { RunningQueries } from "./running/running.queries.ts";
import type { VersionsStore } from "./versions.store.ts";

/** Dependencies of the use cases for editing content. */
export interface EditorDeps {
  readonly db: Database;
  readonly own: OwnContentQueries;
  readonly whoRuns: RunningQueries;
  readonly bodyQueries: BodyQueries;
  readonly store: OwnContentStore;
  readonly versions: VersionsStore;
  readonly companies: Companies;
  readonly companyCustomers: CompanyCustomers;
  readonly missingPicture: MissingPicture;
  readonly newId: () => Id;
  readonly now: () => number;
}
