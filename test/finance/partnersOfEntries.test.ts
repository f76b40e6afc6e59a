import { describe, expect, it } from 'vitest'
import { anEntry } from '../given/anEntry'
import { firstStepOf } from '../given/firstStepOf'
import { fresh } from '../given/fresh'
import { giveRights } from '../security/giveRights'
import { world } from '../world/world'

const { founder, colleague, project } = await world()
const ana = await founder()

/** A project with a task, and a supplier in the register. */
async function aSupplier() {
  const projectId = await project(ana)
  const [taskId, partnerId] = [fresh(), fresh()]
  const stepId = await firstStepOf(ana, projectId)
  await ana.act('AddTask', { projectId, stepId, taskId, title: 'Obra', startOn: '2026-03-02', endOn: '2026-03-06' })
  await ana.act('AddPartner', { partnerId, types: ['supplier'], name: 'Cimentos do Recife' })
  return { projectId, taskId, partnerId, entryId: fresh() }
}

describe('FIN-01 The customer or supplier of an entry', () => {
  it('is one of the register, and is shown and found by', async () => {
    const { projectId, taskId, partnerId, entryId } = await aSupplier()
    await ana.act('RecordEntry', { projectId, entryId, ...anEntry(taskId, 100), partnerId })
    await ana.act('RecordEntry', { projectId, entryId: fresh(), ...anEntry(taskId, 200) })
    const { items } = await ana.ask('installments', { projectId, partnerId })
    expect(items).toMatchObject([{ entryId, partnerId, partnerName: 'Cimentos do Recife' }])
    expect(await ana.ask('entry', { projectId, entryId })).toMatchObject({ partnerName: 'Cimentos do Recife' })
  })

  it('has its name for whoever sees the entry, also without the right to the register', async () => {
    const { projectId, taskId, partnerId, entryId } = await aSupplier()
    await ana.act('RecordEntry', { projectId, entryId, ...anEntry(taskId, 100), partnerId })
    const bia = await colleague(ana, 'creator')
    await giveRights(ana, bia, { customers: 'noAccess', projects: 'totalControl', finance: 'viewOnly' })
    await ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] })
    expect(await bia.ask('entry', { projectId, entryId })).toMatchObject({ partnerName: 'Cimentos do Recife' })
  })

  it('is refused where there is none, or it is of another organization', async () => {
    const { projectId, taskId } = await aSupplier()
    const elsewhere = await founder()
    const partnerId = fresh()
    await elsewhere.act('AddPartner', { partnerId, types: ['supplier'], name: 'De outra casa' })
    for (const id of [fresh(), partnerId]) {
      const entry = { projectId, entryId: fresh(), ...anEntry(taskId, 100), partnerId: id }
      expect((await ana.attempt('RecordEntry', entry)).body).toMatchObject({ code: 'entry.partnerUnknown' })
    }
  })

  it('ORG-10 is not deleted from the register while entries name it', async () => {
    const { projectId, taskId, partnerId, entryId } = await aSupplier()
    const deletion = () => ana.attempt('DeletePartner', { partnerId })
    await ana.act('RecordEntry', { projectId, entryId, ...anEntry(taskId, 100) })
    await ana.act('ChangeEntry', { projectId, entryId, partnerId })
    expect((await deletion()).body).toMatchObject({ code: 'partner.inUse', details: { projects: 0, entries: 1 } })
    await ana.act('DeleteEntry', { projectId, entryId })
    await ana.act('RestoreEntry', { projectId, entryId })
    expect((await deletion()).body).toMatchObject({ code: 'partner.inUse', details: { projects: 0, entries: 1 } })
    await ana.act('ChangeEntry', { projectId, entryId, partnerId: null })
    expect((await deletion()).status).toBe(200)
  })
})
