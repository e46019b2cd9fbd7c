import { webDocument } from "@restride/dev-env/documents.ts";
import { type AxisCall, call, page, query } from "./call.ts";

const web = {
  customers: webDocument("features/customers/customers", "CustomersDocument"),
  orders: webDocument("features/fulfilment/fulfilment", "OrdersDocument"),
  orderCounts: webDocument("features/fulfilment/fulfilment", "OrderCountsDocument"),
  orderCustomers: webDocument("features/fulfilment/fulfilment", "OrderCustomersDocument"),
  silent: webDocument("features/fulfilment/fulfilment", "SilentDevicesDocument"),
  units: webDocument("features/fulfilment/fulfilment", "UnitsDocument"),
  badge: webDocument("app/cases/case-news", "CaseStatsDocument"),
  cases: webDocument("features/cases/list/case-list", "CaseListDocument"),
  caseCounts: webDocument("features/cases/list/case-list", "CaseCountsDocument"),
  caseCustomers: webDocument("features/cases/list/case-list", "CaseCustomersDocument"),
  palette: webDocument("app/command-palette/palette", "PalettePatientsOfCompanyDocument"),
  patients: webDocument("features/patients/search/search", "PatientsOfCompanyDocument"),
  users: webDocument("features/users/users", "UsersDocument"),
};

const search = (name: string, filters: object): AxisCall =>
  call(name, "getPatientListForCompany", query(web.palette, { filters: { type: "all", ...filters }, most: 5 }));

const cases = (name: string, filters: object, field = "lastUpdated"): AxisCall =>
  call(name, "getActionCaseList", query(web.cases, { filters, sorter: { field, order: "descend" }, metadata: page }));

/** Returns the calls of a company's admin over all its clinics. */
export const companyCalls = (): AxisCall[] => [
  call("customers", "getCustomers", query(web.customers, { input: { searchText: "", pagination: page } })),
  call("customer names (select)", "getCustomersIdAndNameList", query(web.caseCustomers, {})),
  call("customers of orders", "getCustomersIdAndNameList", query(web.orderCustomers, { input: {} })),
  call("case badge", "getActionCaseStats", query(web.badge, {})),
  call("case counts", "getActionCaseStats", query(web.caseCounts, {})),
  cases("cases", {}),
  cases("cases, open", { status: ["Assigned", "Unassigned"] }),
  cases("cases, unread", { unread: true }),
  cases("cases by priority", {}, "priority"),
  call(
    "orders",
    "getFullfillments",
    query(web.orders, {
      filters: { status: "Shipped" },
      sorter: { field: "orderDate", order: "descend" },
      metadata: page,
    }),
  ),
  call("order counts", "getFullfillmentsCount", query(web.orderCounts, { filters: {} })),
  call("silent devices", "getSilentDevices", query(web.silent, {})),
  call("units", "getUnits", query(web.units, { filters: { place: "out" }, metadata: page })),
  call("units, all places", "getUnits", query(web.units, { filters: { place: "all" }, metadata: page })),
  search("palette", { name: "mar" }),
  search("palette, two letters", { name: "ma" }),
  search("palette, phone", { lastdigitsofphone: "0101" }),
  call(
    "patients of the company",
    "getPatientListForCompany",
    query(web.patients, { filters: { type: "active", name: "ma" }, metadata: page }),
  ),
  call(
    "users",
    "getUsers",
    query(web.users, { pagination: { page: 1, size: 20, searchText: "", active: true, onlyusers: true } }),
  ),
];
