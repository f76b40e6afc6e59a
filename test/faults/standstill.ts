import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'

/** Triggers that call it wait for the lock that they name, while somebody holds it up. */
export const standStill = `
  create function platform.stand_still() returns trigger language plpgsql as $$
  begin
    perform pg_advisory_xact_lock_shared(tg_argv[0]::bigint);
    return case tg_op when 'DELETE' then old else new end;
  end $$;`

/** Whoever comes there waits; at the end what waits is broken off, as nobody waits for its answer any more. */
export async function holdUp(owner: pg.Pool, lock: number) {
  const holder = await owner.connect()
  await holder.query('select pg_advisory_lock($1)', [lock])
  const waiting = `select pid from pg_locks where locktype = 'advisory' and objid = ${lock} and not granted`
  const isAnyWaiting = async () => (await holder.query(waiting)).rowCount !== 0
  return {
    reached: async () => {
      while (!(await isAnyWaiting())) await pause(5)
    },
    end: async () => {
      await holder.query(`select pg_terminate_backend(pid) from (${waiting}) as waiting`)
      while (await isAnyWaiting()) await pause(5)
      await holder.query('select pg_advisory_unlock($1)', [lock])
      holder.release()
    },
  }
}
