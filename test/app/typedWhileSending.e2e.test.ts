import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { browserForTests } from '../browser/browser'
import { goWithin } from '../browser/goWithin'
import { signingIn } from '../browser/signingIn'
import { fresh } from '../given/fresh'
import { taskIn } from '../given/taskIn'
import { world } from '../world/world'

const { prumo, founder, project } = await world()
const ana = await founder()
const projectId = await project(ana)
const taskId = await taskIn(ana, projectId, 'Fundação')

const signedIn = signingIn(browserForTests(), prumo.url)
let page: Page
beforeAll(async () => {
  page = (await signedIn(ana)).page
})

/** Goes there, with every part as it is at first. */
async function goTo(address: string) {
  await page.unrouteAll()
  await goWithin(page, '/my-tasks')
  await goWithin(page, `/projects/${projectId}/${address}`)
}

/** Holds every such command back until it is let go. Answers how many were sent by now, and how to let them go. */
async function held(type: string) {
  const waiting: (() => void)[] = []
  let isHeld = true
  await page.route(`**/rest/commands/${type}`, async (route) => {
    if (isHeld) await new Promise<void>((resolve) => waiting.push(resolve))
    await route.continue()
  })
  return {
    count: () => waiting.length,
    letGo: () => {
      isHeld = false
      for (const go of waiting) go()
    },
  }
}

/** Sends what stands in a field by a key, twice, and types on before the answer. The command is let through then. */
async function typeOnWhileSent(field: Locator, { key, type, more }: { key: string; type: string; more: string }) {
  const commands = await held(type)
  await field.press(key)
  await expect.poll(commands.count).toBe(1)
  await field.press(key)
  await field.press('End')
  await field.pressSequentially(more)
  commands.letGo()
}

it('COM-01 a comment is sent once, however often somebody asks, and what is typed on meanwhile stays', async () => {
  await goTo(`board/${taskId}`)
  await page.getByRole('dialog').getByRole('tab', { name: 'Comentários' }).click()
  const box = page.getByRole('textbox', { name: 'Escrever comentário' })
  await box.fill('Pronto')
  await typeOnWhileSent(box, { key: 'Control+Enter', type: 'AddComment', more: ' Falta a laje' })
  const list = page.getByRole('list', { name: 'Comentários' })
  await list.getByText('Pronto', { exact: true }).waitFor()
  await expect.poll(() => box.inputValue()).toBe('Falta a laje')
  const { items } = await ana.ask('comments', { projectId, kind: 'task', targetId: taskId })
  expect(items.map(({ content }) => content)).toEqual([[{ text: 'Pronto' }]])
})

it('TSK-06 an item of a checklist is added once, and what is typed on meanwhile stays', async () => {
  await goTo(`board/${taskId}`)
  const field = page.getByRole('textbox', { name: 'Novo item' })
  await field.fill('Ferragem')
  await typeOnWhileSent(field, { key: 'Enter', type: 'AddChecklistItem', more: ' Concreto' })
  await page.getByRole('listitem').getByText('Ferragem').waitFor()
  await expect.poll(() => field.inputValue()).toBe('Concreto')
  const { checklist } = await ana.ask('task', { projectId, taskId })
  expect(checklist.map(({ description }) => description)).toEqual(['Ferragem'])
})

it('COM-01 what is typed on while a changed comment is sent stays open', async () => {
  const ofComment = await taskIn(ana, projectId, 'Reboco')
  const target = { kind: 'task' as const, id: ofComment }
  await ana.act('AddComment', { projectId, target, commentId: fresh(), content: [{ text: 'Chapisco' }] })
  await goTo(`board/${ofComment}`)
  await page.getByRole('dialog').getByRole('tab', { name: 'Comentários' }).click()
  await page.getByRole('button', { name: 'Editar comentário' }).click()
  const box = page.getByRole('textbox', { name: 'Editar comentário' })
  await box.fill('Chapisco pronto')
  await typeOnWhileSent(box, { key: 'Control+Enter', type: 'UpdateComment', more: ' amanhã' })
  await page.getByText('Comentário salvo').first().waitFor()
  expect(await box.inputValue()).toBe('Chapisco pronto amanhã')
  await box.press('Control+Enter')
  await page.getByRole('list', { name: 'Comentários' }).getByText('Chapisco pronto amanhã', { exact: true }).waitFor()
})

/** The first such command is recorded, and its answer is lost on the way. */
async function loseFirstAnswer(type: string) {
  let isLost = false
  await page.route(`**/rest/commands/${type}`, async (route) => {
    if (isLost) return route.continue()
    isLost = true
    await route.fetch()
    await route.abort()
  })
}

it('COM-01 a comment whose answer was lost is one comment when it is sent again, and so is one that says the same', async () => {
  const ofAnswer = await taskIn(ana, projectId, 'Alvenaria')
  await goTo(`board/${ofAnswer}`)
  await page.getByRole('dialog').getByRole('tab', { name: 'Comentários' }).click()
  await loseFirstAnswer('AddComment')
  const box = page.getByRole('textbox', { name: 'Escrever comentário' })
  const count = async () => (await ana.ask('comments', { projectId, kind: 'task', targetId: ofAnswer })).items.length
  await box.fill('Feito')
  await box.press('Control+Enter')
  await page.getByText('Não foi possível comentar').first().waitFor()
  await box.press('Control+Enter')
  await expect.poll(() => box.inputValue()).toBe('')
  await expect.poll(count).toBe(1)
  await box.fill('Feito')
  await box.press('Control+Enter')
  await expect.poll(() => box.inputValue()).toBe('')
  await expect.poll(count).toBe(2)
})

it('TSK-06 an item whose answer was lost is one item when it is sent again', async () => {
  const ofAnswer = await taskIn(ana, projectId, 'Cobertura')
  await goTo(`board/${ofAnswer}`)
  await loseFirstAnswer('AddChecklistItem')
  const field = page.getByRole('textbox', { name: 'Novo item' })
  await field.fill('Telhas')
  await field.press('Enter')
  await page.getByText('Sem conexão com o servidor').first().waitFor()
  await field.press('Enter')
  await expect.poll(() => field.inputValue()).toBe('')
  const { checklist } = await ana.ask('task', { projectId, taskId: ofAnswer })
  expect(checklist.map(({ description }) => description)).toEqual(['Telhas'])
})

it('FIN-01 the next line that is begun while an entry is recorded stays', async () => {
  const classification = `Material ${fresh().slice(0, 4)}`
  await goTo('finance')
  const line = page.getByRole('textbox', { name: 'Lançamento rápido' })
  await line.fill('120,50 cimento 31/12/2099')
  await page.getByRole('combobox', { name: 'Classificação do lançamento rápido' }).fill(classification)
  const origin = page.getByRole('combobox', { name: 'Origem do lançamento rápido' })
  await origin.pressSequentially('fund')
  await page.getByRole('option', { name: 'Fundação' }).waitFor()
  await origin.press('ArrowDown')
  await origin.press('Enter')
  const entries = await held('RecordEntry')
  await line.press('Enter')
  await expect.poll(entries.count).toBe(1)
  await line.fill('80,00 areia 30/12/2099')
  entries.letGo()
  await page.getByText('Lançamento registrado').first().waitFor()
  expect(await line.inputValue()).toBe('80,00 areia 30/12/2099')
})
