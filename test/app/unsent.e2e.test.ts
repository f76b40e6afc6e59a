import { features } from '@prumo/contracts/access'
import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { browserForTests } from '../browser/browser'
import { goWithin } from '../browser/goWithin'
import { signingIn } from '../browser/signingIn'
import { fresh } from '../given/fresh'
import { taskIn } from '../given/taskIn'
import { world } from '../world/world'

const { prumo, founder, project } = await world()
const { url } = prumo
const signedIn = signingIn(browserForTests(), url)
const ana = await founder()
const projectId = await project(ana)
const taskId = await taskIn(ana, projectId, 'Fundação')
const step = (await ana.ask('board', { projectId })).steps[0]?.name
const permissions = Object.fromEntries(features.map((feature) => [feature, 'viewOnly'])) as never
await ana.act('CreateAccessProfile', { profileId: fresh(), name: 'Leitores', permissions, mayOwnProjects: false })
const board = `/projects/${projectId}/board`
let page: Page
beforeAll(async () => {
  page = (await signedIn(ana)).page
})

it('Nothing chosen in a permission matrix is lost when it closes or the page is loaded anew, and it can be discarded', async () => {
  const openProfile = async () => {
    await page.getByRole('button', { name: 'Editar o perfil Leitores' }).press('Enter')
    await page.getByRole('radio', { name: 'Canvas: Somente visualizar' }).waitFor()
  }
  const chosen = () =>
    page
      .getByRole('radio')
      .evaluateAll((radios) =>
        radios.flatMap((radio) =>
          (radio as HTMLInputElement).checked ? [radio.getAttribute('aria-label') ?? ''] : [],
        ),
      )
  const dialogCloses = async () => {
    await page.keyboard.press('Escape')
    await page.getByRole('radio').first().waitFor({ state: 'detached' })
  }
  await goWithin(page, '/organization?tab=profiles')
  await openProfile()
  const former = await chosen()
  await page.getByRole('radio', { name: 'Canvas: Somente editar' }).check()
  await page.getByRole('radio', { name: 'Riscos: Sem acesso' }).check()
  const mine = await chosen()
  expect(mine).not.toEqual(former)
  await dialogCloses()
  await openProfile()
  await expect.poll(chosen, { message: 'opened again' }).toEqual(mine)
  await page.reload()
  await openProfile()
  await expect.poll(chosen, { message: 'loaded anew' }).toEqual(mine)
  await page.getByRole('button', { name: 'Descartar' }).press('Enter')
  await expect.poll(chosen, { message: 'discarded' }).toEqual(former)
  await page.getByRole('button', { name: 'Desfazer' }).press('Enter')
  await expect.poll(chosen, { message: 'undone' }).toEqual(mine)

  await page.getByRole('button', { name: 'Controle total', exact: true }).press('Enter')
  const all = await chosen()
  await dialogCloses()
  await openProfile()
  await expect.poll(chosen, { message: 'the level of all' }).toEqual(all)
  await page.getByRole('dialog').getByRole('button', { name: 'Salvar' }).press('Enter')
  await page.getByRole('radio').first().waitFor({ state: 'detached' })
  await page.getByText('Controle total: 11').waitFor()
  await openProfile()
  await expect.poll(chosen, { message: 'sent' }).toEqual(all)
  expect(await page.getByText('Alterações não salvas').count()).toBe(0)
})

const reload = async (path: string) => {
  await page.goto('about:blank')
  await page.goto(url + path)
}

it('Nothing typed into the quick add of a step is lost when it closes or the page is loaded anew', async () => {
  const title = page.getByPlaceholder('O que precisa ser feito?').first()
  const show = () => page.getByRole('button', { name: `Adicionar tarefa em ${step}` }).press('Enter')
  await goWithin(page, board)
  await show()
  await title.pressSequentially('Muro de arrimo')
  await title.press('Escape')
  await title.waitFor({ state: 'detached' })
  await show()
  expect(await title.inputValue(), 'opened again').toBe('Muro de arrimo')
  await reload(board)
  await show()
  expect(await title.inputValue(), 'loaded anew').toBe('Muro de arrimo')
  await title.press('Enter')
  await page.getByRole('button', { name: 'Muro de arrimo', exact: true }).waitFor()
  await reload(board)
  await show()
  expect(await title.inputValue(), 'sent').toBe('')
})

it('Nothing typed into a new item of a checklist is lost when its task closes or the page is loaded anew', async () => {
  const task = `${board}/${taskId}`
  const item = page.getByRole('dialog').getByLabel('Novo item')
  await goWithin(page, task)
  await item.pressSequentially('Comprar trado')
  await page.keyboard.press('Escape')
  await item.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Fundação', exact: true }).press('Enter')
  await expect.poll(() => item.inputValue(), { message: 'opened again' }).toBe('Comprar trado')
  await reload(task)
  await expect.poll(() => item.inputValue(), { message: 'loaded anew' }).toBe('Comprar trado')
  await item.press('Enter')
  await page.getByRole('checkbox', { name: 'Comprar trado' }).waitFor()
  await reload(task)
  await item.waitFor()
  expect(await item.inputValue(), 'sent').toBe('')
})

it('Nothing typed into the form of the company is lost when it is left or loaded anew, and it can be discarded', async () => {
  const company = '/organization?tab=company'
  const name = page.locator('form input[name=name]')
  await goWithin(page, company)
  const former = await name.inputValue()
  await name.press('End')
  await page.keyboard.type(' Ltda')
  await page.getByRole('tab', { name: 'Perfis de acesso' }).press('Enter')
  await name.waitFor({ state: 'detached' })
  await page.getByRole('tab', { name: 'Empresa' }).press('Enter')
  await expect.poll(() => name.inputValue(), { message: 'shown again' }).toBe(`${former} Ltda`)
  await reload(company)
  await expect.poll(() => name.inputValue(), { message: 'loaded anew' }).toBe(`${former} Ltda`)
  await page.getByRole('button', { name: 'Descartar' }).press('Enter')
  await expect.poll(() => name.inputValue(), { message: 'discarded' }).toBe(former)
  await page.keyboard.press('Enter')
  await expect.poll(() => name.inputValue(), { message: 'undone' }).toBe(`${former} Ltda`)
  await page.getByRole('button', { name: 'Salvar', exact: true }).press('Enter')
  await page.getByText('Alterações não salvas').waitFor({ state: 'detached' })
  await reload(company)
  await expect.poll(() => name.inputValue(), { message: 'sent' }).toBe(`${former} Ltda`)
  expect(await page.getByText('Alterações não salvas').count()).toBe(0)
})
