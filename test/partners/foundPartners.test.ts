import { describe, expect, it } from 'vitest'
import { aPartner } from '../given/aPartner'
import { fresh } from '../given/fresh'
import { giveRights } from '../security/giveRights'
import type { Person } from '../world/person'
import { world } from '../world/world'

const { founder, colleague } = await world()

const partner = async (who: Person, fields: object) => {
  const partnerId = fresh()
  await who.act('AddPartner', { partnerId, ...aPartner, ...fields })
  return partnerId
}
const partnersFor = async (who: Person, text: string) =>
  (await who.ask('search', { text })).filter(({ kind }) => kind === 'partner').map(({ id }) => id)

describe('The search finds customers and suppliers', () => {
  it('by their name, the name of their company, and their document with its mask or without', async () => {
    const ana = await founder()
    const vale = await partner(ana, { name: 'Betão do Vale', document: '12ABC34501DE35' })
    const bia = await partner(ana, { name: 'Bia Nunes', companyName: 'Ateliê Ímã', document: '52998224725' })
    for (const text of ['vale betao', 'concretos', '12.ABC.345/01DE-35', '12abc34501de35', '12.abc.345', '01DE'])
      expect(await partnersFor(ana, text), text).toEqual([vale])
    for (const text of ['ima ATELIE', '529.982.247-25', '52998224725', '982.247'])
      expect(await partnersFor(ana, text), text).toEqual([bia])
    const [found] = await ana.ask('search', { text: '52998224725' })
    expect(found).toEqual({
      kind: 'partner',
      id: bia,
      projectId: null,
      title: 'Bia Nunes',
      detail: 'Ateliê Ímã · 529.982.247-25',
    })
  })

  it('but none by what only stands in its record, and none that was deleted', async () => {
    const ana = await founder()
    const partnerId = await partner(ana, {})
    for (const text of ['celia@betao.example', 'Célia Prado', 'Aurora', '%', '_____', "' or true --", '\\'])
      expect(await partnersFor(ana, text), text).toEqual([])
    expect(await partnersFor(ana, 'betão')).toEqual([partnerId])
    await ana.act('DeletePartner', { partnerId })
    expect(await partnersFor(ana, 'betão')).toEqual([])
  })

  it('ORG-09 only for whoever may see the register, and never for another organization', async () => {
    const ana = await founder()
    const partnerId = await partner(ana, { document: '12ABC34501DE35' })
    const leo = await colleague(ana)
    expect(await partnersFor(leo, '12ABC34501DE35')).toEqual([partnerId])
    await giveRights(ana, leo, { customers: 'noAccess' })
    await leo.signIn()
    expect(await partnersFor(leo, '12ABC34501DE35')).toEqual([])
    expect(await partnersFor(await founder(), '12ABC34501DE35')).toEqual([])
  })
})
