import { run } from './server'

/** Lets what follows the log pass over what was seeded: these tables say how far it is read. */
export const skipSeeded = (url: string, tables = ['read.checkpoints', 'platform.policies']): Promise<void> =>
  run(
    url,
    ...tables.map(
      (table) =>
        `update ${table} set (position, event_id) =
           (select position, event_id from log.events order by position desc limit 1)`,
    ),
  )
