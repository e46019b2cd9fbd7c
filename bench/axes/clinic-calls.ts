import { addDays, firstOfMonth, startOfWeek } from "@restride/domain/values/calendar-date.ts";
import { webDocument } from "@restride/dev-env/documents.ts";
import { type About, type AxisCall, call, page, query } from "./call.ts";

const web = {
  patients: webDocument("features/patients/patients", "PatientListDocument"),
  palette: webDocument("app/command-palette/palette", "PalettePatientsDocument"),
  stats: webDocument("features/patients/patients", "PatientStatsDocument"),
  compliance: webDocument("features/compliance/compliance", "ComplianceDocument"),
  engagement: webDocument("features/home/home", "EngagementDocument"),
  outcomes: webDocument("features/home/home", "FormGraphDataDocument"),
  people: webDocument("features/drill-down/drill-down", "CountedPeopleDocument"),
  messages: webDocument("features/cases/inbox/inbox", "MessagesDocument"),
  message: webDocument("features/case-detail/case-detail", "MessageCaseDocument"),
  news: webDocument("app/cases/case-news", "AnyNewMessageDocument"),
  orders: webDocument("features/fulfilment/fulfilment", "OrdersDocument"),
  units: webDocument("features/fulfilment/fulfilment", "UnitsDocument"),
  users: webDocument("features/users/users", "UsersDocument"),
  surgeons: webDocument("features/surgeons/surgeons", "SurgeonsDocument"),
  reminders: webDocument("features/reminders/reminders", "ClinicRemindersDocument"),
};

const list = (name: string, filters: object, field = "surgerydate", current = 1): AxisCall => {
  const variables = { filters: { type: "active", ...filters }, sorter: { field, order: "ascend" } };
  return call(name, "getPatientList", query(web.patients, { ...variables, metadata: { ...page, current } }));
};

const search = (name: string, filters: object): AxisCall =>
  call(name, "getPatientList", query(web.palette, { filters: { type: "all", ...filters }, most: 5 }));

const percentages = { progress: { min: 20, max: 90 }, deviceprogress: { min: 10, max: 90 } };

/** Returns the calls that list or find patients of a clinic. */
const listCalls = (lastPage: number): AxisCall[] => [
  list("patient list, first page, total", {}),
  list("list by progress", {}, "progress"),
  list("list by name", {}, "name"),
  list("list, 3 filters", { surgerytype: "knee", ...percentages }),
  list("list, pain and score", { painlevel: [1, 2, 3], kneescore: { min: 20, max: 40 } }),
  list("list, name prefix", { name: "ma" }),
  list("list, last page", {}, "surgerydate", lastPage),
  list("list by progress, last page", {}, "progress", lastPage),
  search("palette", { name: "mar" }),
  search("palette, two letters", { name: "ma" }),
  search("palette, phone", { lastdigitsofphone: "0101" }),
];

/** Returns the calls that count over a clinic. */
const countCalls = ({ today }: About): AxisCall[] => {
  const saturday = addDays(startOfWeek(today), -1);
  const twoWeeks = { startdate: addDays(saturday, -13), enddate: saturday };
  const number = { name: "compliance", area: "exercise", bucket: "partial", weeks: 2, joint: "all" };
  const outcomes = query(web.outcomes, { range: 3 });
  return [
    call("header counts", "getPatientStats", query(web.stats, {})),
    call("compliance, 14 days", "getPatientCompliance", query(web.compliance, { filters: twoWeeks })),
    call("compliance, all time", "getPatientCompliance", query(web.compliance, { filters: { enddate: saturday } })),
    call("home (3 at once)", "getLast7Activities", query(web.engagement, { range: 7 }), outcomes, query(web.stats, {})),
    call("home, engagement 365 days", "getLast7Activities", query(web.engagement, { range: 365 })),
    call("home, outcomes", "getFormGraphData", outcomes),
    call("counted people of a number", "getCounted", query(web.people, { number, metadata: page })),
  ];
};

/** Returns the request for the first page of the patients, whose total tells the last one. */
export const firstPage = list("", {}).queries[0]!;

/** Returns all calls about a whole clinic; `lastPage` is the last page of its active patients. */
export const clinicCalls = (about: About, lastPage: number): AxisCall[] => {
  const { customer, today, message, name } = about;
  const sent = { filters: { customer, status: "Shipped" }, sorter: { field: "orderDate", order: "descend" } };
  const users = { page: 1, size: 20, searchText: "", active: true, onlyusers: true };
  return [
    ...listCalls(lastPage),
    ...countCalls(about),
    call("messages", "getPatientMessages", query(web.messages, { filters: {}, metadata: page })),
    call("messages, name search", "getPatientMessages", query(web.messages, { filters: { name }, metadata: page })),
    call("chat open", "getMessageCase", query(web.message, { caseId: message })),
    call("news dot", "isNewActionCase", query(web.news, {})),
    call("orders, clinic", "getFullfillments", query(web.orders, { ...sent, metadata: page })),
    call("units, clinic", "getUnits", query(web.units, { filters: { customer, place: "out" }, metadata: page })),
    call("users", "getUsers", query(web.users, { pagination: users })),
    call("surgeons", "getSurgeons", query(web.surgeons, { pagination: { ...page, searchText: "" } })),
    call(
      "reminders of the month",
      "getReminders",
      query(web.reminders, { month: firstOfMonth(today), search: "", metadata: page }),
    ),
  ];
};
