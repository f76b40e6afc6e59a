import { describe, expect, it } from 'vitest'
import { anEntry } from '../given/anEntry'
import { fresh } from '../given/fresh'
import { taskIn } from '../given/taskIn'
import { world } from '../world/world'

const { founder, project } = await world()
const ana = await founder()

async function aLedger() {
  const projectId = await project(ana)
  const taskId = await taskIn(ana, projectId, 'Fundação')
  const record = async (title: string, fields: object) => {
    const entryId = fresh()
    await ana.act('RecordEntry', { projectId, entryId, ...anEntry(taskId, 10_00), title, ...fields })
    return entryId
  }
  const titles = async (input: { documentNumber: string; company?: string; exceptEntryId?: string }) =>
    (await ana.ask('entriesOfDocument', { projectId, ...input })).map(({ title }) => title).sort()
  return { projectId, record, titles }
}

describe('FIN-01 The entries of a document number', () => {
  it('FIN-01 have it whatever its case and the blanks around it, but the one that is being written', async () => {
    const { record, titles } = await aLedger()
    const entryId = await record('Cimento', { documentNumber: 'NF-É 12' })
    await record('Areia', { documentNumber: 'nf-é 12 ' })
    await record('Brita', { documentNumber: 'NF-É 120' })
    await record('Cal', {})
    expect(await titles({ documentNumber: ' nf-É 12' })).toEqual(['Areia', 'Cimento'])
    expect(await titles({ documentNumber: 'NF-É 12', exceptEntryId: entryId })).toEqual(['Areia'])
    expect(await titles({ documentNumber: 'NF-É 1' })).toEqual([])
    expect(await titles({ documentNumber: '  ' })).toEqual([])
    expect(await titles({ documentNumber: '%' })).toEqual([])
  })

  it('FIN-01 are those of the company, and those that name none', async () => {
    const { record, titles } = await aLedger()
    await record('Cimento', { documentNumber: '7', company: 'Loja Sul' })
    await record('Areia', { documentNumber: '7', company: 'Loja Norte' })
    await record('Brita', { documentNumber: '7' })
    expect(await titles({ documentNumber: '7', company: 'LOJA SUL ' })).toEqual(['Brita', 'Cimento'])
    expect(await titles({ documentNumber: '7' })).toEqual(['Areia', 'Brita', 'Cimento'])
  })

  it('FIN-01 are five at most, those of the last days first, and none that was deleted', async () => {
    const { projectId, record } = await aLedger()
    const days = Array.from({ length: 7 }, (_, nth) => `2026-03-0${nth + 1}`)
    const entryIds: string[] = []
    for (const plannedOn of days) entryIds.push(await record('Aluguel', { documentNumber: 'A', plannedOn }))
    await ana.act('DeleteEntry', { projectId, entryId: entryIds[6] ?? '' })
    const found = await ana.ask('entriesOfDocument', { projectId, documentNumber: 'a' })
    expect(found.map(({ plannedOn }) => plannedOn)).toEqual(days.slice(1, 6).reverse())
  })

  it('FIN-01 are those of this project only', async () => {
    const { record } = await aLedger()
    await record('Cimento', { documentNumber: '7' })
    const elsewhere = await aLedger()
    expect(await elsewhere.titles({ documentNumber: '7' })).toEqual([])
  })
})
