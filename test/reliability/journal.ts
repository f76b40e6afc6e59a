import type { Accepted } from '../world/person'

/** What clients know of their own: each command by its id, and what they were told of it. */
export type Journal = Map<string, { type: string; answer: Accepted | undefined }>
export type LogRow = { position: number; stream: string; revision: number; type: string; commandId: string }

const sorted = (types: readonly string[]) => [...types].sort().join(' ')

/**
 * How a log breaks its promises to these clients; empty if it keeps them. `model` maps a type of command to the types
 * of its events. Rows up to `from` were there before the clients began.
 */
export function violations(
  rows: readonly LogRow[],
  journal: Journal,
  model: ReadonlyMap<string, readonly string[]>,
  from: number,
): string[] {
  const found: string[] = []
  const byCommand = new Map<string, LogRow[]>()
  const revisions = new Map<string, number>()
  for (const [index, row] of rows.entries()) {
    if (row.position !== index + 1) found.push(`position ${row.position} stands at ${index + 1}`)
    const revision = (revisions.get(row.stream) ?? -1) + 1
    if (row.revision !== revision) found.push(`${row.stream} has revision ${row.revision} where ${revision} belongs`)
    revisions.set(row.stream, row.revision)
    if (row.position <= from) continue
    byCommand.set(row.commandId, [...(byCommand.get(row.commandId) ?? []), row])
    if (!journal.has(row.commandId)) found.push(`nobody sent the command of ${row.type} at ${row.position}`)
  }
  for (const [id, { type, answer }] of journal) {
    const events = byCommand.get(id) ?? []
    const came = sorted(events.map((event) => event.type))
    if (came !== sorted(model.get(type) ?? [])) found.push(`${type} ${id} came to: ${came || 'nothing'}`)
    if (!answer) found.push(`${type} ${id} was never acknowledged`)
    else if (!events.some(({ position }) => position === Number(answer.position)))
      found.push(`${type} ${id} does not stand at ${answer.position}, as it was told`)
  }
  return found
}
