import { it } from 'vitest'
import { browserForTests, enter } from '../browser/browser'
import { aPartner } from '../given/aPartner'
import { fresh } from '../given/fresh'
import { taskIn } from '../given/taskIn'
import { world } from '../world/world'

const open = browserForTests()
const { prumo, founder, project } = await world()
const ana = await founder()

it('FIN-01 whoever was registered since the list was opened last is offered when it is opened again', async () => {
  const projectId = await project(ana)
  await taskIn(ana, projectId, 'Fundação')
  await ana.act('AddPartner', { partnerId: fresh(), ...aPartner, name: 'Areal do Sul' })
  const { page } = await open()
  await enter(page, prumo.url, ana.email)
  await page.goto(`${prumo.url}/projects/${projectId}/finance`)
  await page.getByRole('button', { name: 'Novo lançamento' }).first().click()
  const partner = page.getByRole('combobox', { name: 'Cliente ou fornecedor' }).last()
  await partner.press('ArrowDown')
  await page.getByRole('option', { name: /Areal do Sul/ }).waitFor()
  await partner.press('Escape')
  await ana.act('AddPartner', { partnerId: fresh(), ...aPartner, name: 'Brita do Norte' })
  await ana.ask('partners', {})
  await partner.press('ArrowDown')
  await page.getByRole('option', { name: /Brita do Norte/ }).waitFor()
})
