import { Agent } from "node:http";
import { expectedPermissions } from "@restride/dev-env/requests/expected-permissions.ts";
import type { World } from "@restride/dev-env/world.ts";
import type { Request } from "../load.ts";
import { post } from "../send.ts";
import { readAnswers } from "./answer.ts";
import { type AxisCall, call, page } from "./call.ts";
import { clinicCalls, firstPage } from "./clinic-calls.ts";
import { patientCalls } from "./patient-calls.ts";
import type { Asking, Place } from "./place.ts";
import { type ClinicWrites, writesOf } from "./writes.ts";

/** One of those that an axis compares: calls, the people who make them, and what is written in their clinic between any two calls. */
export interface Subject {
  readonly name: string;
  readonly world: World;
  readonly calls: readonly AxisCall[];
  /** Each call is made by the first who may make it. */
  readonly people: readonly Asking[];
  readonly writes: ClinicWrites;
}

/** Returns a subject that makes all calls about a clinic and one of its patients. */
export async function clinicSubject(name: string, place: Place, people: readonly Asking[]): Promise<Subject> {
  const { world } = place;
  const list = call("patients", "getPatientList", firstPage);
  const answer = await post(`${world.url}/graphql`, new Agent(), requestsOf(people, list)![0]!);
  const lastPage = Math.ceil(readAnswers(list, [answer]).total! / page.pageSize);
  const calls = [...clinicCalls(place, lastPage), ...patientCalls(place)];
  return { name, world, calls, people, writes: await writesOf(place) };
}

/** Returns the requests of a call by the first person who may make it, or undefined. */
export function requestsOf(people: readonly Asking[], { operation, queries }: AxisCall): Request[] | undefined {
  const asking = people.find(({ role }) => expectedPermissions[operation].roles.includes(role));
  if (!asking) return undefined;
  const headers = { authorization: `Bearer ${asking.token}` };
  return queries
    .filter((query) => !query.operation || expectedPermissions[query.operation].roles.includes(asking.role))
    .map(({ body, path }) => ({ headers, body, ...(path !== undefined && { path }) }));
}
