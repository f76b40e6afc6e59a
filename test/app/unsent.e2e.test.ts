import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { expectAccessible } from '../browser/accessibility'
import { browserForTests, enter } from '../browser/browser'
import { world } from '../world/world'
import type { DialogCase } from './dialogCase'
import { dialogScene } from './dialogScene'
import { dialogsBeside } from './dialogsBeside'
import { dialogsOfProjects } from './dialogsOfProjects'
import { dialogWalker } from './dialogWalker'

const open = browserForTests()
const theWorld = await world()
const scene = await dialogScene(theWorld)
const { url } = theWorld.prumo
let page: Page
let walker: ReturnType<typeof dialogWalker>
beforeAll(async () => {
  page = (await open()).page
  walker = dialogWalker(page, url, scene)
  await enter(page, url, scene.ana.email)
})

/** These have nothing to type in, or only what confirms or searches. */
const withoutText = [
  'a copy that ended',
  'a file',
  'an action',
  'an import',
  'closing a month',
  'deleted cards',
  'deleting a comment',
  'deleting a customer or supplier',
  'deleting a saved view',
  'deleting a task',
  'deleting an access profile',
  'moving customers to the register',
  'removing a file',
  'removing a filled field',
  'removing a section',
  'the national holidays of a year',
  'the end of a project',
  'the keys',
  'the menu of a phone',
  'the palette',
  'the preview of a rescheduling',
  'why a task differs from a baseline',
]
const dialogs = [...dialogsOfProjects, ...dialogsBeside].filter(({ what }) => !withoutText.includes(what))

/** The first field that takes a text, and that nobody types anything secret or anew into. */
const fieldIn = (dialog: ReturnType<typeof walker.surface>) =>
  dialog.last().locator(':is(input:not([type]), input[type=text], input[type=email], textarea)[name]:enabled').first()

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
  await page.goto(`${url}/organization?tab=profiles`)
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
  await page.getByRole('button', { name: 'Descartar o que escrevi' }).press('Enter')
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
  await page.getByText('Controle total: 13').waitFor()
  await openProfile()
  await expect.poll(chosen, { message: 'sent' }).toEqual(all)
  expect(await page.getByText('Alterações não salvas').count()).toBe(0)
})

const focused = () => page.evaluate(() => document.activeElement?.textContent)
/** Whoever signs, or erases, is asked about what they wrote anyway. */
const saysNothing = ({ what }: DialogCase) => ['signing', 'erasing a person', 'deleting an account'].includes(what)

it.each(dialogs)('Nothing typed is lost when it closes or the page is loaded anew: $what', async (of) => {
  const { show, openByKeys, surface } = walker
  await show(of, { anew: true })
  const before = await openByKeys(of)
  const field = fieldIn(surface())
  const former = await field.inputValue()
  await field.press('End')
  expect(await field.evaluate((element) => element === document.activeElement), 'its keys are its own').toBe(true)
  await page.keyboard.type('ção minha')
  const typed = await field.inputValue()
  expect(typed).toBe(`${former}ção minha`)
  // Where choices are offered, Escape closes these first.
  if ((await field.getAttribute('aria-expanded')) === 'true') await field.press('Escape')
  await field.press('Escape')
  await expect.poll(() => surface().count()).toBe(before)
  await openByKeys(of)
  await expect.poll(() => field.inputValue(), { message: 'opened again' }).toBe(typed)

  await show(of, { anew: true })
  await openByKeys(of)
  await expect.poll(() => field.inputValue(), { message: 'loaded anew' }).toBe(typed)
  if (saysNothing(of)) return
  await surface().last().getByText('Alterações não salvas').first().waitFor()
  await expectAccessible(page, of.what)
  const discard = surface().last().getByRole('button', { name: 'Descartar o que escrevi' }).first()
  await discard.press('Enter')
  await expect.poll(() => field.inputValue(), { message: 'discarded' }).toBe(former)
  await expect.poll(focused, { message: 'its undoing is at hand' }).toBe('Desfazer')
  await page.keyboard.press('Enter')
  await expect.poll(() => field.inputValue(), { message: 'undone by the key at hand' }).toBe(typed)
  await discard.press('Enter')
  await page.keyboard.press('Escape')
  await expect.poll(() => surface().count()).toBe(before)
  await openByKeys(of)
  expect(await field.inputValue(), 'discarded for good').toBe(former)
})

const reload = async (path: string) => {
  await page.goto('about:blank')
  await page.goto(url + path)
}

it('Nothing typed into the quick add of a step is lost when it closes or the page is loaded anew', async () => {
  const board = scene.ofProject('board')
  const title = page.getByPlaceholder('O que precisa ser feito?').first()
  const show = () => page.getByRole('button', { name: `Adicionar tarefa em ${scene.step}` }).press('Enter')
  await page.goto(url + board)
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
  const task = scene.ofProject(`board/${scene.taskId}`)
  const item = page.getByRole('dialog').getByLabel('Novo item')
  await page.goto(url + task)
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
  await page.goto(url + company)
  const former = await name.inputValue()
  await name.press('End')
  await page.keyboard.type(' Ltda')
  await page.getByRole('tab', { name: 'Perfis de acesso' }).press('Enter')
  await name.waitFor({ state: 'detached' })
  await page.getByRole('tab', { name: 'Empresa' }).press('Enter')
  await expect.poll(() => name.inputValue(), { message: 'shown again' }).toBe(`${former} Ltda`)
  await reload(company)
  await expect.poll(() => name.inputValue(), { message: 'loaded anew' }).toBe(`${former} Ltda`)
  await page.getByRole('button', { name: 'Descartar o que escrevi' }).press('Enter')
  await expect.poll(() => name.inputValue(), { message: 'discarded' }).toBe(former)
  await page.keyboard.press('Enter')
  await expect.poll(() => name.inputValue(), { message: 'undone' }).toBe(`${former} Ltda`)
  await page.getByRole('button', { name: 'Salvar', exact: true }).press('Enter')
  await page.getByText('Alterações não salvas').waitFor({ state: 'detached' })
  await reload(company)
  await expect.poll(() => name.inputValue(), { message: 'sent' }).toBe(`${former} Ltda`)
  expect(await page.getByText('Alterações não salvas').count()).toBe(0)
})
