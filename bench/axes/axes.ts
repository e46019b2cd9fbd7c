import { Role, roleName } from "@restride/domain/access/roles.ts";
import type { World } from "@restride/dev-env/world.ts";
import { openGrownWorld } from "../worlds.ts";
import { companyCalls } from "./company-calls.ts";
import { measuredClinics } from "./fill-grown.ts";
import { limitMemory } from "./limit-memory.ts";
import { measureAxis } from "./measure-axis.ts";
import { patientCalls } from "./patient-calls.ts";
import { askIn, askInCompany, findPlace, type Place } from "./place.ts";
import { clinicSubject, type Subject } from "./subject.ts";
import { headLines, rowLine } from "./table.ts";
import { writesOf } from "./writes.ts";

/** Subjects that are compared in one table; the first is the one that the others are divided by. */
interface Comparison {
  readonly title: string;
  readonly subjects: readonly Subject[];
}

type ClinicSize = keyof typeof measuredClinics;
const findClinic = (world: World, size: ClinicSize): Promise<Place> =>
  findPlace(world, String(measuredClinics[size].copy));

/** An admin; what only people of a company may do, its admin does in the clinic. */
const office = [Role.admin, Role.companyAdmin];

async function subjectIn(name: string, place: Place, roles: readonly Role[] = office): Promise<Subject> {
  return clinicSubject(name, place, await Promise.all(roles.map((role) => askIn(place, role))));
}

async function clinics(world: World): Promise<Comparison[]> {
  const subjects: Subject[] = [];
  for (const [name, size] of [
    ["333 patients", "usual"],
    ["2,000", "middle"],
    ["20,000", "giant"],
  ] as const)
    subjects.push(await subjectIn(name, await findClinic(world, size)));
  return [{ title: "Clinics of one company", subjects }];
}

async function companies(world: World): Promise<Comparison[]> {
  const subjects: Subject[] = [];
  for (const [name, place] of [
    ["6 clinics", await findPlace(world, "")],
    ["541", await findClinic(world, "usual")],
  ] as const) {
    const people = [{ role: Role.companyAdmin, token: (await askInCompany(place, Role.companyAdmin)).token }];
    subjects.push({ name, world, calls: companyCalls(), people, writes: await writesOf(place) });
  }
  return [{ title: "Companies", subjects }];
}

const rolesOfClinic = [Role.surgeon, Role.medicalAssociate, Role.physio, Role.healthCoach];

async function roles(world: World): Promise<Comparison[]> {
  const [usual, giant] = [await findClinic(world, "usual"), await findClinic(world, "giant")];
  const comparisons: Comparison[] = [];
  for (const role of rolesOfClinic) {
    const subjects = [await subjectIn("333 patients", usual, [role]), await subjectIn("20,000", giant, [role])];
    comparisons.push({ title: roleName(role), subjects });
  }
  return comparisons;
}

async function histories(world: World): Promise<Comparison[]> {
  const prefix = String(measuredClinics.usual.copy);
  const [short, long] = [await findPlace(world, prefix), await findPlace(world, prefix, "long")];
  const people = [await askIn(short, Role.admin)];
  const shared = { world, people, writes: await writesOf(short) };
  const subjects = [
    { ...shared, name: "21 days", calls: patientCalls(short) },
    { ...shared, name: "14 months", calls: patientCalls(long) },
  ];
  return [{ title: "Histories of two patients of one clinic", subjects }];
}

async function databases(world: World, beside: World): Promise<Comparison[]> {
  const subjects = [
    await subjectIn("2,000 in all", await findPlace(beside, "")),
    await subjectIn("200,000", await findPlace(world, "")),
  ];
  return [{ title: "The same clinic of 333 patients among few and among many", subjects }];
}

/** Axes along which what a call reads may grow. */
const axes = {
  clinic: clinics,
  company: companies,
  role: roles,
  history: histories,
  patients: databases,
  memory: clinics,
};
type Axis = keyof typeof axes;
const isAxis = (name: string): name is Axis => Object.hasOwn(axes, name);

/** Memory of the database on the axis of this name, in MiB; the large world has 8 GB. */
const memory = 1_024;

async function measureOne(axis: Axis, names: readonly string[]): Promise<void> {
  const worlds = [await openGrownWorld(true)];
  if (axis === "patients") worlds.push(await openGrownWorld(false));
  for (const { title, subjects } of await axes[axis](worlds[0]!, worlds.at(-1)!)) {
    for (const line of ["", title, "", ...headLines(subjects.map(({ name }) => name))]) console.log(line);
    await measureAxis(subjects, names, (row) => console.log(rowLine(row)));
  }
  for (const world of worlds) await world.close();
}

/** Measures axes, one after the other, and prints their tables. `folder` is the database server's. */
export async function measureAxes(folder: string, chosen: readonly string[], names: readonly string[]): Promise<void> {
  for (const axis of chosen) {
    if (!isAxis(axis)) throw new Error(`There is no axis ${axis}, only ${Object.keys(axes).join(", ")}.`);
    const release = axis === "memory" ? limitMemory(folder, memory) : undefined;
    if (axis === "memory" && !release)
      console.log("The database's memory cannot be limited here: this needs root, and a cgroup that may be changed.");
    else await measureOne(axis, names);
    release?.();
  }
}
