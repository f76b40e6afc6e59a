import { describe, expect, it } from 'vitest'
import { anEntry } from '../given/anEntry'
import { firstStepOf } from '../given/firstStepOf'
import { fresh } from '../given/fresh'
import { world } from '../world/world'

const { founder, project } = await world()
const ana = await founder()

/** A project whose ledger had so many entries, the first of them deleted last. */
async function aLedgerWithout(count: number) {
  const projectId = await project(ana)
  const taskId = fresh()
  const stepId = await firstStepOf(ana, projectId)
  const dates = { startOn: '2026-03-02', endOn: '2026-03-06' }
  await ana.act('AddTask', { projectId, stepId, taskId, title: 'Escavar', ...dates })
  const entryIds = Array.from({ length: count }, fresh)
  for (const entryId of entryIds) await ana.act('RecordEntry', { projectId, entryId, ...anEntry(taskId, 120_50) })
  for (const entryId of [...entryIds].reverse()) await ana.act('DeleteEntry', { projectId, entryId })
  return { projectId, taskId, entryIds }
}

describe('FIN-01 Deleted entries', () => {
  it('FIN-01 are listed, the last deleted first, page by page, and say who deleted them and when', async () => {
    const { projectId, entryIds } = await aLedgerWithout(3)
    const { items } = await ana.ask('deletedEntries', { projectId })
    expect(items.map(({ entryId }) => entryId)).toEqual(entryIds)
    expect(items[0]).toEqual({
      entryId: entryIds[0],
      title: 'Cimento',
      kind: 'outflow',
      deletedBy: 'Ana Souza',
      deletedAt: expect.stringMatching(/^\d{4}-/),
    })
    const pages: string[] = []
    for (let after: string | null | undefined; after !== null; ) {
      const page = await ana.ask('deletedEntries', { projectId, limit: 1, ...(after && { after }) })
      pages.push(...page.items.map(({ entryId }) => entryId))
      after = page.next
    }
    expect(pages).toEqual(entryIds)
    expect((await ana.inquire('deletedEntries', { projectId, after: 'x' })).status).toBe(422)
  })

  it('FIN-01 come back as they were, which is taken back as well', async () => {
    const { projectId, entryIds } = await aLedgerWithout(1)
    const [entryId = ''] = entryIds
    const [actionId, undoing] = [fresh(), fresh()]
    await ana.act('RestoreEntry', { projectId, entryId }, actionId)
    expect(await ana.ask('entry', { projectId, entryId })).toMatchObject({ plannedCents: 120_50, title: 'Cimento' })
    expect((await ana.ask('installments', { projectId })).items).toHaveLength(1)
    expect((await ana.ask('deletedEntries', { projectId })).items).toEqual([])
    await ana.act('UndoLedgerAction', { projectId, actionId }, undoing)
    expect((await ana.ask('deletedEntries', { projectId })).items).toMatchObject([{ entryId }])
    await ana.act('UndoLedgerAction', { projectId, actionId: undoing })
    expect((await ana.ask('entry', { projectId, entryId })).title).toBe('Cimento')
    const unknown = await ana.attempt('RestoreEntry', { projectId, entryId: fresh() })
    expect([unknown.status, unknown.body.code]).toEqual([404, 'entry.unknown'])
  })

  it('FIN-01 have their comments and files again', async () => {
    const { projectId, taskId } = await aLedgerWithout(0)
    const entryId = fresh()
    await ana.act('RecordEntry', { projectId, entryId, ...anEntry(taskId, 10_00) })
    const target = { kind: 'entry' as const, id: entryId }
    await ana.act('AddComment', { projectId, target, commentId: fresh(), content: [{ text: 'Conferido' }] })
    await ana.act('DeleteEntry', { projectId, entryId })
    await ana.act('RestoreEntry', { projectId, entryId })
    const { items } = await ana.ask('comments', { projectId, kind: 'entry', targetId: entryId })
    expect(items.map(({ content }) => content)).toEqual([[{ text: 'Conferido' }]])
  })
})
