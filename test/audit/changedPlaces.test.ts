import { wholeProjectLog } from '@prumo/contracts/audit/actionLog'
import { type RecordKind, recordKinds } from '@prumo/contracts/audit/recordKinds'
import type { Answer } from '@prumo/contracts/index'
import { expect, it } from 'vitest'
import { fresh } from '../given/fresh'
import { scene } from '../security/scene'
import type { Person } from '../world/person'
import { world } from '../world/world'

const theWorld = await world()
type Item = Answer<'projectChanges'>['items'][number]

async function changesSeenBy(person: Person, projectId: string): Promise<Item[]> {
  const viewId = fresh()
  await person.act('ViewProjectActionLog', { projectId, viewId, filters: wholeProjectLog })
  const items: Item[] = []
  let after: string | undefined
  do {
    const page = await person.ask('projectChanges', { viewId, limit: 50, ...(after && { after }) })
    items.push(...page.items)
    after = page.next ?? undefined
  } while (after)
  return items
}

it('AUD-01 what changed says of each record of what kind it is, and which record has it', async () => {
  const ana = await theWorld.founder()
  const ids = await scene(theWorld, ana, await theWorld.colleague(ana, 'viewer'), [])
  const { projectId, taskId, documentId } = ids
  const targets = { task: taskId, document: documentId, project: projectId } as const
  const comments = new Map<string, { kind: string; id: string }>()
  for (const kind of ['task', 'document', 'project'] as const) {
    const [commentId, target] = [fresh(), { kind, id: targets[kind] }]
    await ana.act('AddComment', { projectId, commentId, target, content: [{ text: kind }] })
    comments.set(commentId, target)
  }
  const items = await changesSeenBy(ana, projectId)
  const foundKinds = new Set(items.map(({ place }) => place?.kind))
  expect([...foundKinds].sort()).toEqual([...recordKinds].sort())
  for (const { recordId, place } of items)
    if (comments.has(recordId)) expect(place).toEqual({ kind: 'comment', holder: comments.get(recordId) })

  const holders: Partial<Record<RecordKind, [RecordKind, string]>> = {
    item: ['task', taskId],
    section: ['document', documentId],
    field: ['document', documentId],
    project: ['project', projectId],
  }
  for (const [kind, [holder, id]] of Object.entries(holders))
    expect(items.filter(({ place }) => place?.kind === kind).map(({ place }) => place?.holder)).toContainEqual({
      kind: holder,
      id,
    })
  const whole = items.filter(({ place }) => place && place.kind === place.holder.kind)
  expect(whole.length).toBeGreaterThan(10)
  for (const { recordId, place } of whole) expect(place?.holder.id).toBe(recordId)
})
