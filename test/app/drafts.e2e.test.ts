import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { expectAccessibleButColours } from '../browser/accessibility'
import { browserForTests, type OpenWindow } from '../browser/browser'
import { goWithin } from '../browser/goWithin'
import { picture } from '../browser/picture'
import { signingIn } from '../browser/signingIn'
import { anOutflow } from '../given/anOutflow'
import { firstStepOf } from '../given/firstStepOf'
import { taskIn } from '../given/taskIn'
import { world } from '../world/world'

const { prumo, founder, colleague, project } = await world()
const signedIn = signingIn(browserForTests(), prumo.url)
const ana = await founder()
const bia = await colleague(ana)
const projectId = await project(ana, { pitch: 'Ponte norte' })
await ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] })
await ana.act('AppointManager', { projectId, userId: bia.userId })
const { areas } = await ana.ask('canvas', { projectId })
const biasName = `${(await bia.ask('me', {})).name} ${(await bia.ask('me', {})).lastName}`

/** A record with a form of its own, two of whose fields somebody else changes. */
const records = {
  task: async () => {
    const taskId = crypto.randomUUID()
    await ana.act('AddTask', {
      projectId,
      taskId,
      stepId: await firstStepOf(ana, projectId),
      title: 'Sondagem',
      startOn: '2027-01-04',
      endOn: '2027-01-05',
      progress: 10,
    })
    return {
      path: `board/${taskId}`,
      label: 'Título',
      others: ['Título', 'Progresso (%)'],
      description: async () => (await ana.ask('task', { projectId, taskId })).description,
      title: async () => (await ana.ask('task', { projectId, taskId })).title,
      change: (title: string) => bia.act('ChangeTask', { projectId, taskId, title, progress: 60 }),
    }
  },
  card: async () => {
    const cardId = crypto.randomUUID()
    await ana.act('AddCard', { projectId, cardId, areaId: areas[0]?.areaId ?? '', title: `Aço ${cardId.slice(0, 6)}` })
    return {
      path: `canvas/${cardId}`,
      label: 'Título',
      others: ['Título', 'Membro'],
      description: async () => (await ana.ask('card', { projectId, cardId })).description,
      title: async () => (await ana.ask('card', { projectId, cardId })).title,
      change: (title: string) => bia.act('ChangeCard', { projectId, cardId, title, memberId: bia.userId }),
    }
  },
  entry: async () => {
    const taskId = await taskIn(ana, projectId, 'Fundação')
    const { entryId, ...entry } = anOutflow(taskId)
    await ana.act('RecordEntry', { projectId, entryId, ...entry })
    return {
      path: `finance/${entryId}`,
      label: 'Título',
      others: ['Título', 'Empresa'],
      description: async () => (await ana.ask('entry', { projectId, entryId })).description,
      title: async () => (await ana.ask('entry', { projectId, entryId })).title,
      change: (title: string) => bia.act('ChangeEntry', { projectId, entryId, title, company: `de ${title}` }),
    }
  },
  project: async () => ({
    path: 'settings/general',
    label: 'Nome do projeto',
    others: ['Nome do projeto', 'Cliente'],
    description: async () => (await ana.ask('project', { projectId })).description,
    title: async () => (await ana.ask('project', { projectId })).pitch,
    change: (pitch: string) => bia.act('ChangeProjectDetails', { projectId, pitch, customerName: `de ${pitch}` }),
  }),
}
type Kind = keyof typeof records
const kinds = Object.keys(records) as Kind[]

const fieldOf = (page: Page, label: string) => page.locator('form').getByLabel(label).first()
/** Types at the end of a field, as people do. */
async function type(page: Page, label: string, text: string) {
  await fieldOf(page, label).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(text)
}
const waitForText = (page: Page, text: string) => page.getByText(text, { exact: false }).first().waitFor()
const bar = (page: Page) => page.getByRole('region', { name: 'Alterações não salvas' })
const save = (page: Page) => bar(page).getByRole('button', { name: 'Salvar' }).click()

let window: OpenWindow
beforeAll(async () => {
  window = await signedIn(ana)
})

async function opened(kind: Kind) {
  const record = await records[kind]()
  const { page, troubles } = window
  troubles.length = 0
  await goWithin(page, `/projects/${projectId}/${record.path}`)
  await fieldOf(page, record.label).waitFor()
  return { record, page, troubles }
}

it.each(kinds)(
  'SES-15 what others change in a %s while a draft is open is said with who, what and when',
  async (kind) => {
    const { record, page } = await opened(kind)
    await type(page, 'Descrição', 'Com duas faixas')
    const theirs = `De Bia ${crypto.randomUUID().slice(0, 4)}`
    await record.change(theirs)
    const before = await fieldOf(page, record.label).inputValue()
    await waitForText(page, `${biasName} alterou`)
    for (const name of record.others) await waitForText(page, name.replace(' (%)', ''))
    await waitForText(page, `agora: ${theirs}`)
    await picture(page, `draft-${kind}`)
    expect(await fieldOf(page, 'Descrição').inputValue(), 'the draft is kept').toContain('Com duas faixas')
    expect(await fieldOf(page, record.label).inputValue(), 'nothing is replaced by itself').toBe(before)

    await page.getByRole('button', { name: `usar este: ${theirs}` }).click()
    await expect.poll(() => fieldOf(page, record.label).inputValue()).toBe(theirs)
    expect(await fieldOf(page, 'Descrição').inputValue()).toContain('Com duas faixas')
    await save(page)
    await expect.poll(record.description).toContain('Com duas faixas')
    expect(await record.title()).toBe(theirs)
  },
)

it.each(kinds)(
  'SES-15 a field of a %s that somebody else changed meanwhile is saved only after a question',
  async (kind) => {
    const { record, page } = await opened(kind)
    await type(page, record.label, ' minha')
    const mine = await fieldOf(page, record.label).inputValue()
    const theirs = `De Bia ${crypto.randomUUID().slice(0, 4)}`
    await record.change(theirs)
    // Whether the page has heard of it or the server refuses it: the question is the same.
    await save(page)
    const dialog = page.getByRole('dialog').filter({ hasText: 'Salvar por cima do que outra pessoa escreveu?' })
    await dialog.getByText(theirs, { exact: true }).waitFor()
    await dialog.getByText(mine, { exact: true }).waitFor()
    await dialog.getByText(new RegExp(`^${biasName}, `)).waitFor()
    await picture(page, `replace-${kind}`)
    await dialog.getByRole('button', { name: 'Voltar ao formulário' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(await record.title()).toBe(theirs)
    expect(await fieldOf(page, record.label).inputValue(), 'nothing typed is lost').toBe(mine)
    await save(page)
    await dialog.getByRole('button', { name: 'Salvar o que escrevi' }).click()
    await expect.poll(record.title).toBe(mine)
  },
)

it.each(kinds)('SES-15 while a %s is changed and not saved, a bar at the foot says so, and saves', async (kind) => {
  const { record, page } = await opened(kind)
  expect(await bar(page).count(), 'nothing is changed yet').toBe(0)
  await type(page, 'Descrição', 'Com três faixas')
  const { y = 0, height = 0 } = (await bar(page).boundingBox()) ?? {}
  expect(y + height, 'in sight').toBeLessThanOrEqual(860)
  expect(height, 'one line').toBeLessThanOrEqual(48)
  await expectAccessibleButColours(page, `a ${kind} that is not saved`)
  await bar(page).getByRole('button', { name: 'Salvar' }).press('Enter')
  await expect.poll(record.description).toContain('Com três faixas')
  await bar(page).waitFor({ state: 'detached' })
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'))
  await expect.poll(focused, { message: 'where one was typing' }).toBe('description')
})

it.each(['task', 'entry'] as const)(
  'SES-15 a %s that is left with what is not saved says that it is kept',
  async (kind) => {
    const { page } = await opened(kind)
    await type(page, 'Descrição', ' mais tarde')
    await bar(page).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.locator('.fui-Toast').getByText('Rascunho guardado').waitFor()
    await page.goBack()
    await expect.poll(() => fieldOf(page, 'Descrição').inputValue()).toContain('mais tarde')
    await bar(page).getByRole('button', { name: 'Descartar' }).click()
    await expect.poll(() => fieldOf(page, 'Descrição').inputValue()).not.toContain('mais tarde')
  },
)

it('SES-15 a page that hears of nothing meets the refusal of the server with both values', async () => {
  const { record, page } = await opened('task')
  await page.route('**/rest/queries/task?*', (route) => route.abort())
  await type(page, 'Título', ' minha')
  await record.change('Sondagem de Bia')
  await save(page)
  const dialog = page.getByRole('dialog').filter({ hasText: 'Salvar por cima' })
  await dialog.getByText('Sondagem minha', { exact: true }).waitFor()
  await page.unroute('**/rest/queries/task?*')
  await dialog.getByText('Sondagem de Bia', { exact: true }).waitFor()
  await dialog.getByRole('button', { name: 'Salvar o que escrevi' }).click()
  await expect.poll(record.title).toBe('Sondagem minha')
})

it.each(kinds)('SES-15 nothing typed into a %s is lost without a way back', async (kind) => {
  const { record, page, troubles } = await opened(kind)
  await type(page, record.label, ' minha')
  await type(page, 'Descrição', ' longa')
  const [title, description] = [
    await fieldOf(page, record.label).inputValue(),
    await fieldOf(page, 'Descrição').inputValue(),
  ]
  await page.reload()
  await expect.poll(() => fieldOf(page, record.label).inputValue()).toBe(title)
  await waitForText(page, 'Alterações não salvas')

  await page.getByRole('button', { name: 'Descartar' }).first().click()
  await expect.poll(() => fieldOf(page, record.label).inputValue()).not.toBe(title)
  await page.keyboard.press('Enter')
  await expect
    .poll(() => fieldOf(page, record.label).inputValue(), { message: 'undone by the key at hand' })
    .toBe(title)
  expect(await fieldOf(page, 'Descrição').inputValue()).toBe(description)

  const theirs = `De Bia ${crypto.randomUUID().slice(0, 4)}`
  await record.change(theirs)
  await page.getByRole('button', { name: `usar este: ${theirs}` }).click()
  await expect.poll(() => fieldOf(page, record.label).inputValue()).toBe(theirs)
  await page.getByRole('button', { name: `Desfazer: ${title}` }).click()
  await expect.poll(() => fieldOf(page, record.label).inputValue()).toBe(title)
  await save(page)
  await page.getByRole('button', { name: 'Salvar o que escrevi' }).click()
  await expect.poll(record.title).toBe(title)
  expect(troubles.filter((trouble) => !/409/.test(trouble))).toEqual([])
})
