import type { CompanyScope, CustomerScope, Scope } from "@restride/domain/access/scope.ts";
import type { Viewer } from "@restride/domain/access/viewer.ts";
import { expectTypeOf, test } from "vitest";
import type { CallOf } from "./platform/graphql/context.ts";
import type { FeatureResolvers } from "./platform/graphql/feature-resolvers.ts";
import type { RestRoute } from "./platform/http/rest.ts";

type Queries = NonNullable<FeatureResolvers["Query"]>;
type Query<K extends keyof Queries> = NonNullable<Queries[K]>;
type Subscriptions = NonNullable<FeatureResolvers["Subscription"]>;
type Handed<F> = F extends (args: never, call: infer C) => unknown ? C : never;
type Route<K> = Handed<Extract<RestRoute, { operation: K }>["answer"]>;

// These tests compare types: `npm run types` fails when a statement is false.
test("a resolver is handed the scope and the viewer that the access table gives its call", () => {
  expectTypeOf<Handed<Query<"getPatient">>["scope"]>().toEqualTypeOf<CustomerScope>();
  expectTypeOf<Handed<Query<"getPatient">>["viewer"]>().toEqualTypeOf<Viewer>();
  expectTypeOf<Handed<Query<"getPatientListForCompany">>["scope"]>().toEqualTypeOf<CompanyScope>();
  expectTypeOf<Handed<Query<"getBotCheck">>["viewer"]>().toEqualTypeOf<Viewer | null>();
  expectTypeOf<Handed<NonNullable<Subscriptions["onReminders"]>>["scope"]>().toEqualTypeOf<CustomerScope>();
  expectTypeOf<Route<"downloadReport">["scope"]>().toEqualTypeOf<CustomerScope>();
  expectTypeOf<Route<"uploadPicture">["scope"]>().toEqualTypeOf<Scope>();
});

test("a resolver that wants another reach than the table's does not compile", () => {
  expectTypeOf<CallOf<"getUsers">>().not.toExtend<{ scope: CustomerScope }>();
  expectTypeOf<CallOf<"getCustomers">>().not.toExtend<{ scope: CompanyScope }>();
  expectTypeOf<CallOf<"loginUser">>().not.toExtend<{ viewer: Viewer }>();
  type OfOneClinic = (args: unknown, call: { scope: CustomerScope }) => never;
  expectTypeOf<OfOneClinic>().toExtend<Query<"getPatient">>();
  expectTypeOf<OfOneClinic>().not.toExtend<Query<"getPatientListForCompany">>();
  expectTypeOf<OfOneClinic>().not.toExtend<Query<"getCompany">>();
});
