import type pg from "pg";

export interface JobStats {
  /** Jobs that wait to run, now or later. */
  readonly waiting: number;
  /** Jobs that failed so often that they are not tried again. */
  readonly failed: number;
  /** Seconds for which the oldest job has been ready to begin; 0 when none waits. */
  readonly oldest: number;
}

const counts = `
  select count(*) filter (where attempts < max_attempts)::int as waiting,
    count(*) filter (where attempts >= max_attempts and locked_at is null)::int as failed,
    coalesce(extract(epoch from now() - min(run_at)
      filter (where is_available and run_at <= now() and task_id in (select id from graphile_worker._private_tasks where identifier = any($1)))
    ), 0)::float8 as oldest
  from graphile_worker._private_jobs`;

/** Makes the function that returns counts of the queue of all processes. The age covers only jobs with these names, which this process can run. */
export const makeJobStats = (pool: pg.Pool, names: readonly string[]) => async (): Promise<JobStats> => {
  const { rows } = await pool.query<JobStats>(counts, [names]);
  return rows[0]!;
};
