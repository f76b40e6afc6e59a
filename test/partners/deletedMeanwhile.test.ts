import { expect, it } from 'vitest'
import { aPartner } from '../given/aPartner'
import { fresh } from '../given/fresh'
import { copyWorld } from '../projects/copyWorld'
import { aProject } from '../world/world'

const { founder, gate } = await copyWorld(undefined, { isGated: ({ type }) => type === 'PartnerDeleted' })

it('ORG-10 a customer that is deleted in the moment in which it is chosen is shown as gone, and can be had back', async () => {
  const ana = await founder()
  const [projectId, partnerId, deletion] = [fresh(), fresh(), fresh()]
  await ana.act('CreateProject', aProject(projectId))
  await ana.act('AddPartner', { partnerId, ...aPartner })
  const stands = gate.hold(0)
  const answered = ana.attempt('DeletePartner', { partnerId }, { id: deletion })
  await stands
  await ana.act('ChangeProjectCustomer', { projectId, customerId: partnerId })
  gate.letGo()
  expect((await answered).status).toBe(200)
  const named = { customerId: partnerId, customer: aPartner.name }
  expect(await ana.ask('project', { projectId })).toMatchObject({ ...named, customerGone: true })
  expect(await ana.ask('projects', { scope: 'all' })).toMatchObject([{ ...named, customerGone: true }])
  await ana.act('UndoPartnerAction', { partnerId, actionId: deletion })
  expect(await ana.ask('project', { projectId })).toMatchObject({ ...named, customerGone: false })
})
