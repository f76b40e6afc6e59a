import type { Knex } from 'knex'

/**
 * A project as it was once the event at this position of the log had happened; what stands in between its own events
 * changes nothing in it. `erased` is how many people of the organization have been erased until today: what was folded
 * before one of them was is given up.
 */
export type Moment = { organizationId: string; projectId: string; position: number; erased: number }

/** The past of projects, to be asked what is asked of the present. */
export type Pasts = {
  /**
   * Runs in a read-only transaction of the query role. These read models hold the project as it was, and the
   * organization's data (the names of people) as it is now. `streams` hold the project's events, but for those with no
   * other kinds of events than these.
   */
  within<Answer>(
    moment: Moment,
    query: {
      reads: readonly string[]
      streams: (except: readonly string[]) => Promise<readonly string[]>
    },
    work: (db: Knex) => Promise<Answer>,
  ): Promise<Answer>
  /** The read models that these are read from in the past: themselves, and their versions. */
  sources(reads: readonly string[]): readonly string[]
  /** What was folded of this project is given up, or of all: something of it has been erased from the log. */
  forget(projectId?: string): Promise<void>
  close(): Promise<void>
}
