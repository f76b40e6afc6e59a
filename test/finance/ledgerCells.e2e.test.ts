import { it } from 'vitest'
import { browserForTests, enter } from '../browser/browser'
import { anOutflow } from '../given/anOutflow'
import { taskIn } from '../given/taskIn'
import { world } from '../world/world'

const open = browserForTests()
const { prumo, founder, project } = await world()
const ana = await founder()

it('FIN-14 an amount that is typed into its row and cannot be saved is said to be lost', async () => {
  const projectId = await project(ana)
  await ana.act('RecordEntry', { projectId, ...anOutflow(await taskIn(ana, projectId, 'Fundação')) })
  const { page } = await open()
  await enter(page, prumo.url, ana.email)
  await page.goto(`${prumo.url}/projects/${projectId}/finance`)
  await page.getByRole('button', { name: /^Alterar valor .*Brita/ }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('150,00')
  await page.route('**/rest/queries/entry?*', (route) => route.abort())
  await page.keyboard.press('Enter')
  const notice = page.locator('.fui-Toast').filter({ hasText: 'A mudança não foi salva.' })
  await notice.getByText('Sem conexão com o servidor', { exact: false }).waitFor()
})

it('FIN-13 an amount that is none and is left in its row is said to be lost, and why', async () => {
  const projectId = await project(ana)
  await ana.act('RecordEntry', { projectId, ...anOutflow(await taskIn(ana, projectId, 'Fundação')) })
  const { page } = await open()
  await enter(page, prumo.url, ana.email)
  await page.goto(`${prumo.url}/projects/${projectId}/finance`)
  await page.getByRole('button', { name: /^Alterar valor .*Brita/ }).click()
  const amount = page.getByRole('dialog').getByRole('textbox')
  await amount.fill('nada')
  await amount.press('Tab')
  const notice = page.locator('.fui-Toast').filter({ hasText: 'A mudança não foi salva.' })
  await notice.getByText('Informe um valor maior que zero', { exact: false }).waitFor()
})
