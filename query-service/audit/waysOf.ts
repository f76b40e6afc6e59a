import type { Knex } from 'knex'
import type { ActionRow } from './actionRows'

type Undoing = Pick<ActionRow, 'undoneId'>
type Way = { undoes?: true; redoes?: true }

/** How often somebody may go back and forth with one action until nobody counts any more. */
const mostTurns = 1000

/** Whether actions take back what was done, or do again what was taken back: an undo of an undo. */
export async function waysOf(
  db: Knex,
  organizationId: string,
  rows: readonly Undoing[],
): Promise<(row: Undoing) => Way> {
  const undone = [...new Set(rows.flatMap(({ undoneId }) => undoneId ?? []))]
  const undosBefore = undone.length === 0 ? new Map<string, number>() : await undosUpTo(db, organizationId, undone)
  return ({ undoneId }) => {
    if (undoneId === null) return {}
    return (undosBefore.get(undoneId) ?? 0) % 2 === 0 ? { undoes: true } : { redoes: true }
  }
}

/** How many undos each of these commands ends: none where it did something by itself. */
async function undosUpTo(db: Knex, organizationId: string, commandIds: readonly string[]) {
  const { rows }: { rows: { commandId: string; count: number }[] } = await db.raw(
    `with recursive undone (command_id, by, count) as (
       select id, id, 0 from unnest(?::text[]) as id
       union all
       select d.command_id, u.undone_id, d.count + 1 from undone d
       join audit_undos u on u.organization_id = ? and u.scope_id = ? and u.command_id = d.by
       where d.count < ?)
     select command_id as "commandId", max(count) as count from undone group by command_id`,
    [[...commandIds], organizationId, organizationId, mostTurns],
  )
  return new Map(rows.map(({ commandId, count }) => [commandId, count]))
}
