import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { browserForTests } from '../browser/browser'
import { goWithin } from '../browser/goWithin'
import { signingIn } from '../browser/signingIn'
import { world } from '../world/world'
import { type DialogScene, dialogScene } from './dialogScene'

const open = browserForTests()
const theWorld = await world()
const scene = await dialogScene(theWorld)
const { url } = theWorld.prumo
let [page, visitors]: [Page, Page] = [] as never
beforeAll(async () => {
  page = (await signingIn(open, url)(scene.ana)).page
  visitors = (await open()).page
  await visitors.goto(url)
})

type FormCase = {
  what: string
  path: (scene: DialogScene) => string
  /** The button that opens it; without one it stands on the page. */
  opener?: string
  /** The field that comes first among those that must not be empty. */
  field: string
  send?: string
  /** Whether its fields are filled from the start. */
  filled?: boolean
  /** Whether it is for visitors. */
  visitor?: boolean
}

const ofProject = (path: string) => (of: DialogScene) => of.ofProject(path)
const forms: FormCase[] = [
  {
    what: 'a card',
    path: ofProject('canvas'),
    opener: 'Adicionar cartão em Produto',
    field: 'title',
    send: 'Adicionar cartão',
  },
  {
    what: 'a risk',
    path: ofProject('canvas'),
    opener: 'Adicionar cartão em Riscos',
    field: 'title',
    send: 'Adicionar cartão',
  },
  { what: 'an area', path: ofProject('canvas'), opener: 'Adicionar área', field: 'name', send: 'Adicionar área' },
  {
    what: 'a tag',
    path: ofProject('settings/tags'),
    opener: 'Adicionar etiqueta',
    field: 'description',
    send: 'Adicionar etiqueta',
  },
  {
    what: 'a holiday',
    path: ofProject('settings/holidays'),
    opener: 'Adicionar feriado',
    field: 'description',
    send: 'Adicionar feriado',
  },
  {
    what: 'a baseline',
    path: ofProject('baselines'),
    opener: 'Salvar linha de base',
    field: 'name',
    send: 'Salvar linha de base',
  },
  {
    what: 'an entry',
    path: ofProject('finance'),
    opener: 'Novo lançamento',
    field: 'title',
    send: 'Registrar lançamento',
  },
  {
    what: 'a step',
    path: ofProject('settings/steps'),
    opener: 'Adicionar etapa',
    field: 'name',
    send: 'Adicionar etapa',
  },
  {
    what: 'sharing',
    path: ofProject('settings/people'),
    opener: 'Compartilhar projeto',
    field: 'email',
    send: 'Compartilhar projeto',
  },
  {
    what: 'a document',
    path: ofProject('documents'),
    opener: 'Criar documento',
    field: 'title',
    send: 'Criar documento',
  },
  {
    what: 'a person',
    path: () => '/organization',
    opener: 'Adicionar pessoa',
    field: 'name',
    send: 'Adicionar pessoa',
  },
  {
    what: 'a profile',
    path: () => '/organization?tab=profiles',
    opener: 'Criar perfil de acesso',
    field: 'name',
    send: 'Criar perfil de acesso',
  },
  { what: 'a project', path: () => '/my-projects/new', field: 'pitch', send: 'Continuar' },
  { what: 'signing up', path: () => '/signup', field: 'name', send: 'Criar conta', visitor: true },
  {
    what: 'a task',
    path: (of) => of.ofProject(`board/${of.taskId}`),
    field: 'title',
    send: 'Salvar',
    filled: true,
  },
  { what: 'a project’s settings', path: ofProject('settings/general'), field: 'pitch', filled: true },
  {
    what: 'a customer or supplier',
    path: ({ partnerId }) => `/customers?open=${partnerId}`,
    field: 'name',
    filled: true,
  },
  { what: 'the company', path: () => '/organization?tab=company', field: 'name', filled: true },
]

async function show({ path, opener, field, visitor }: FormCase) {
  const at = visitor ? visitors : page
  await goWithin(at, path(scene))
  // What the form before has kept of what was typed is none of this one.
  await at.evaluate(() => sessionStorage.clear())
  if (opener) await at.getByRole('button', { name: opener, exact: true }).first().click()
  const form = at.locator('form').filter({ has: at.locator(`[name="${field}"]`) })
  const input = form.locator(`[name="${field}"]`)
  await input.waitFor()
  const leave = async () => {
    if (opener) await form.getByRole('button', { name: 'Cancelar', exact: true }).click()
    // A form that stands on the page is left by going elsewhere.
    else await goWithin(at, visitor ? '/signin' : '/portfolios')
    await input.waitFor({ state: 'detached' })
  }
  return { at, form, input, leave }
}
/** What is wrong is said a moment after a field is left. */
const aMomentLater = (at: Page) =>
  at.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))

it.each(forms)('An error comes when a field is left and goes when it is corrected: $what', async (of) => {
  const { at, form, input, leave } = await show(of)
  const messages = form.locator('.fui-Field__validationMessage')
  await input.focus()
  await at.keyboard.press('Tab')
  await aMomentLater(at)
  expect(await messages.allInnerTexts(), 'nobody has typed yet').toEqual([])

  await input.focus()
  await at.keyboard.type('x')
  await at.keyboard.press('Control+A')
  await at.keyboard.press('Delete')
  await at.keyboard.press('Tab')
  await expect.poll(() => messages.count(), { message: 'left empty' }).toBe(1)
  await input.focus()
  await at.keyboard.type('ponte@obra.example')
  await expect.poll(() => messages.count(), { message: 'corrected' }).toBe(0)
  await leave()
})

it.each(forms)('A form that is refused leads to the first field in error: $what', async (of) => {
  const { at, form, input, leave } = await show(of)
  if (of.filled) await input.fill('')
  const named = { name: of.send ?? 'Salvar', exact: true }
  // A form in a drawer is sent from the drawer's foot.
  const atFoot = at.getByRole('dialog').getByRole('button', named)
  await form.getByRole('button', named).or(atFoot).last().press('Enter')
  await expect.poll(() => input.evaluate((field) => field === document.activeElement)).toBe(true)
  await expect.poll(() => form.locator('.fui-Field__validationMessage').count()).toBeGreaterThan(0)
  // What was left before may still be said to be kept.
  const notices = at.locator('.fui-Toast').filter({ hasNotText: 'Rascunho guardado' })
  expect(await notices.count(), 'nothing was sent').toBe(0)
  await leave()
})
