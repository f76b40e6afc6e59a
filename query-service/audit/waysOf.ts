import type { Knex } from 'knex'
import type { ActionRow } from './actionRows'

type Undoing = Pick<ActionRow, 'undoneId'>
type Way = { undoes?: true; redoes?: true }

/** So many undos are looked at for a page: somebody may go back and forth with an action for ever. */
const mostTurns = 500

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
  const { rows }: { rows: { commandId: string; undoneId: string }[] } = await db.raw(
    `with recursive undos as (
       select command_id, undone_id from audit_undos
       where organization_id = :organizationId and scope_id = :organizationId and command_id = any(:commandIds)
       union
       select u.command_id, u.undone_id from undos
       cross join lateral (
         select command_id, undone_id from audit_undos
         where organization_id = :organizationId and scope_id = :organizationId and command_id = undos.undone_id
         limit 1) u)
     select command_id as "commandId", undone_id as "undoneId" from undos limit :mostTurns`,
    { organizationId, commandIds: [...commandIds], mostTurns },
  )
  return countedBack(new Map(rows.map(({ commandId, undoneId }) => [commandId, undoneId])))
}

/** How many commands lead back from each of these, by what each took back; a walk ends where another has been. */
function countedBack(undoneBy: ReadonlyMap<string, string>): Map<string, number> {
  const counts = new Map<string, number>()
  for (const commandId of undoneBy.keys()) {
    const walked: string[] = []
    let id: string | undefined = commandId
    for (
      ;
      id !== undefined && undoneBy.has(id) && !counts.has(id) && walked.length < undoneBy.size;
      id = undoneBy.get(id)
    )
      walked.push(id)
    let count = counts.get(id ?? '') ?? 0
    for (const step of walked.reverse()) counts.set(step, ++count)
  }
  return counts
}
