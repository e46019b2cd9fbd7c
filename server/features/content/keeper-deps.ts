import type { Id } from "@restride/domain/values/id.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Companies } from "../companies/companies.lookups.ts";
import type { CompanyCustomers } from "../customers/customers.lookups.ts";
import type { MissingPicture } from "../images/images.lookups.ts";
import type { BodyViews } from "./bodies.views.ts";
import type { OwnContentStore } from "./own-content.store.ts";
import type { OwnContentViews } from "./own-content.views.ts";
import type { RunningViews } from "./running/running.views.ts";
import type { VersionsStore } from "./versions.store.ts";

/** What the making of content needs. */
export interface KeeperDeps {
  readonly db: Database;
  readonly own: OwnContentViews;
  readonly whoRuns: RunningViews;
  readonly bodyViews: BodyViews;
  readonly store: OwnContentStore;
  readonly versions: VersionsStore;
  readonly companies: Companies;
  readonly companyCustomers: CompanyCustomers;
  readonly missingPicture: MissingPicture;
  readonly newId: () => Id;
  readonly now: () => number;
}
