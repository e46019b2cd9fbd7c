import type pg from "pg";

export interface JobStats {
  /** Jobs that are to be done, now or later. */
  readonly waiting: number;
  /** Jobs that failed so often that they are not tried again. */
  readonly failed: number;
  /** Seconds for which the oldest job could have begun and has not; 0 when none waits. */
  readonly oldest: number;
}

const counts = `
  select count(*) filter (where attempts < max_attempts)::int as waiting,
    count(*) filter (where attempts >= max_attempts and locked_at is null)::int as failed,
    coalesce(extract(epoch from now() - min(run_at)
      filter (where is_available and run_at <= now() and task_id in (select id from graphile_worker._private_tasks where identifier = any($1)))
    ), 0)::float8 as oldest
  from graphile_worker._private_jobs`;

/** Counts of the queue of all processes; the age is of the jobs with these names, which this process can do. */
export const makeJobStats = (pool: pg.Pool, names: readonly string[]) => async (): Promise<JobStats> => {
  const { rows } = await pool.query<JobStats>(counts, [names]);
  return rows[0]!;
};
