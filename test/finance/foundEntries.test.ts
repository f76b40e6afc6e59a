import { describe, expect, it } from 'vitest'
import { anEntry } from '../given/anEntry'
import { fresh } from '../given/fresh'
import { taskIn } from '../given/taskIn'
import { giveRights } from '../security/giveRights'
import type { Person } from '../world/person'
import { world } from '../world/world'

const { founder, colleague, project } = await world()
const ana = await founder()

async function aProjectWith(entries: readonly object[]) {
  const projectId = await project(ana, { pitch: `Ponte ${fresh()}` })
  const taskId = await taskIn(ana, projectId, 'Fundação')
  const entryIds = entries.map(fresh)
  for (const [index, fields] of entries.entries())
    await ana.act('RecordEntry', { projectId, entryId: entryIds[index] ?? '', ...anEntry(taskId, 10_00), ...fields })
  return { projectId, entryIds }
}

const entriesFor = async (person: Person, text: string, openProjectId?: string) =>
  (await person.ask('search', { text, ...(openProjectId && { openProjectId }) }))
    .filter(({ kind }) => kind === 'entry')
    .map(({ id }) => id)

describe('FIN-01 The search', () => {
  it('FIN-01 finds entries by words of title, history, company and document number, in any order', async () => {
    const { projectId, entryIds } = await aProjectWith([
      { title: 'Aço para a viga', company: 'Siderúrgica Zênite', documentNumber: 'NF-80417', history: 'PIX Açominas' },
    ])
    for (const text of ['viga aço', 'ACO VIGA', 'zenite', 'nf-80417', 'açominas', 'zênite 80417'])
      expect(await entriesFor(ana, text), text).toEqual(entryIds)
    expect(await entriesFor(ana, 'viga cimento')).toEqual([])
    const [found] = (await ana.ask('search', { text: '80417' })).filter(({ kind }) => kind === 'entry')
    expect(found).toMatchObject({ projectId, title: 'Aço para a viga' })
    expect(found?.detail).toMatch(/^Siderúrgica Zênite · Ponte /)
  })

  it('FIN-01 finds those of the open project first, and none that was deleted', async () => {
    const word = `lote${fresh().slice(0, 8)}`
    const first = await aProjectWith([{ title: word }])
    const second = await aProjectWith([{ title: word }])
    for (const [open, later] of [
      [first, second],
      [second, first],
    ] as const)
      expect(await entriesFor(ana, word, open.projectId)).toEqual([...open.entryIds, ...later.entryIds])
    await ana.act('DeleteEntry', { projectId: first.projectId, entryId: first.entryIds[0] ?? '' })
    expect(await entriesFor(ana, word)).toEqual(second.entryIds)
  })

  it('ORG-09 finds entries only for whoever sees the project and may see finance', async () => {
    const word = `nota${fresh().slice(0, 8)}`
    const { projectId, entryIds } = await aProjectWith([{ title: word }])
    const bia = await colleague(ana)
    expect(await entriesFor(bia, word)).toEqual([])
    await ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] })
    await bia.signIn()
    expect(await entriesFor(bia, word)).toEqual(entryIds)
    await giveRights(ana, bia, { finance: 'noAccess' })
    await bia.signIn()
    expect(await entriesFor(bia, word)).toEqual([])
    expect(await entriesFor(await founder(), word)).toEqual([])
  })
})
