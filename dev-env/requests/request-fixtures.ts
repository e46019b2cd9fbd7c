import type { OperationName } from "@restride/domain/operations.ts";
import type { FixtureIds } from "../fixture-ids.ts";
import { requestFixtures as fixtures } from "../generated/requests.ts";
import type { RequestFixture } from "./request-fixture.ts";

/** A request fixture for each operation; a missing fixture is a compile error. */
export const requestFixtures: Record<OperationName, (ids: FixtureIds) => RequestFixture> = fixtures;
