import { showDay } from '@prumo/contracts/formats/days'
import { dayAt } from '@prumo/contracts/organization/zoneAt'
import { beforeAll, expect, it } from 'vitest'
import { expectAccessible } from '../browser/accessibility'
import { browserForTests, expectNoScrollAround, expectNoSidewaysScroll, type OpenWindow } from '../browser/browser'
import { goWithin } from '../browser/goWithin'
import { showIn } from '../browser/inOtherLooks'
import { openView } from '../browser/openView'
import { picture } from '../browser/picture'
import { settled } from '../browser/settled'
import { signingIn } from '../browser/signingIn'
import { firstStepOf } from '../given/firstStepOf'
import { listenTo } from '../given/listenTo'
import { world } from '../world/world'

const day = 86_400_000
const tuesday = new Date(Date.now() - 4 * day)
tuesday.setHours(10, 0, 0, 0)
const clock = { time: tuesday, now: () => clock.time }
const { prumo, founder, colleague, project } = await world({}, clock)
const signedIn = signingIn(browserForTests(), prumo.url)

const ana = await founder()
const pitch = 'Reforma do mercado'
const projectId = await project(ana, { pitch })
const stepId = await firstStepOf(ana, projectId)
const [gone, kept] = [crypto.randomUUID(), crypto.randomUUID()]
const dates = { startOn: '2026-01-05', endOn: '2026-01-09' }
await ana.act('AddTask', { projectId, taskId: gone, stepId, title: 'Demolir a marquise', ...dates })
await ana.act('AddTask', { projectId, taskId: kept, stepId, title: 'Cercar o canteiro', ...dates })

clock.time = new Date()
await ana.signIn()
await ana.act('ChangeTask', { projectId, taskId: kept, title: 'Cercar o canteiro norte', progress: 50 })
await ana.act('DeleteTask', { projectId, taskId: gone })

const dayOf = (at: Date) => dayAt([], at.toISOString())
const lastTuesday = dayOf(tuesday)
const shown = (at: Date) => showDay(dayOf(at), 'pt-BR')
const board = `/projects/${projectId}/board`
let window: OpenWindow
beforeAll(async () => {
  window = await signedIn(ana)
})

it('AUD-01 a task that was deleted is there last Tuesday, to look at, and today it is not', async () => {
  const { page, troubles } = window
  const card = (title: string) => page.getByRole('button', { name: title, exact: true })
  await goWithin(page, board)
  await card('Cercar o canteiro norte').waitFor()
  expect(await card('Demolir a marquise').count()).toBe(0)

  await page.getByRole('button', { name: 'Ver como estava' }).click()
  await page.getByLabel('Dia', { exact: true }).fill(lastTuesday)
  await picture(page, 'menu')
  await page.getByRole('button', { name: 'Ver este momento' }).click()
  await page.getByText(`Como estava em ${shown(tuesday)}`).waitFor()
  await card('Demolir a marquise').waitFor()
  await card('Cercar o canteiro').waitFor()
  expect(await card('Cercar o canteiro norte').count()).toBe(0)
  expect(await page.getByRole('button', { name: 'Adicionar tarefa' }).count()).toBe(0)
  expect(page.url()).toContain(`asOf=${lastTuesday}`)
  await expectAccessible(page, 'the board of the past')
  await picture(page, 'board')

  // Its history up to then, in a drawer whose address keeps the date.
  await card('Demolir a marquise').click()
  await page.waitForURL(`**/board/${gone}?*asOf=${lastTuesday}*`)
  await page.getByRole('dialog').getByRole('button').first().waitFor()
  await picture(page, 'drawer')
  await page.keyboard.press('Escape')
  await page.waitForURL(`**/board?*asOf=${lastTuesday}*`)

  // The views are of the same day; going back is going back.
  await openView(page, 'Plano', 'Lista')
  await page.waitForURL(`**/tasks?asOf=${lastTuesday}`)
  await page.getByText('Demolir a marquise').waitFor()
  await openView(page, 'Ajustes', 'Configurações')
  await page.waitForURL(`**/settings?asOf=${lastTuesday}`)
  await page.getByText(`Como estava em ${shown(tuesday)}`).waitFor()
  await picture(page, 'settings')
  await page.goBack()
  await page.waitForURL(`**/tasks?asOf=${lastTuesday}`)

  // What others do now does not disturb it.
  const stream = await listenTo(prumo.url, ana)
  const today = { projectId, taskId: crypto.randomUUID(), stepId, title: 'Hoje mesmo', ...dates }
  const { position } = await ana.act('AddTask', today)
  // Whoever listens is told of it by now.
  await expect.poll(() => stream.messages.at(-1)?.data.position ?? 0).toBeGreaterThanOrEqual(Number(position))
  await settled(page)
  expect(await page.getByText('Hoje mesmo').count()).toBe(0)

  await page.keyboard.press('Escape')
  await page.waitForURL(`**/tasks`)
  await page.getByText('Hoje mesmo').waitFor()
  expect(await page.getByText('Demolir a marquise').count()).toBe(0)
  await page.goBack()
  await page.getByText('Demolir a marquise').waitFor()
  await page.getByRole('button', { name: 'Voltar para hoje' }).click()
  await page.getByText('Hoje mesmo').waitFor()
  expect(troubles).toEqual([])
})

it('a deleted task is listed, seen as it was, and restored', async () => {
  const { page, troubles } = window
  await goWithin(page, board)
  await page.getByRole('button', { name: 'Ver como estava' }).click()
  await page.getByRole('link', { name: 'Itens excluídos' }).click()
  await page.getByText('Demolir a marquise').waitFor()
  await expectAccessible(page, 'what was deleted')
  await picture(page, 'deleted')
  await page.getByRole('link', { name: 'Ver como estava' }).click()
  await page.getByText('Como estava em').waitFor()
  await page.getByRole('textbox', { name: 'Título' }).or(page.getByText('Demolir a marquise')).first().waitFor()
  await page.goBack()
  await page.getByRole('button', { name: 'Restaurar Demolir a marquise', exact: true }).click()
  await page.getByText('Nada foi excluído').waitFor()
  await goWithin(page, board)
  await page.getByRole('button', { name: 'Demolir a marquise', exact: true }).waitFor()
  expect(troubles).toEqual([])
})

it('a deleted task whose step is gone is restored into another one', async () => {
  const { page, troubles } = window
  const [goneStepId, taskId] = [crypto.randomUUID(), crypto.randomUUID()]
  await ana.act('AddStep', {
    projectId,
    stepId: goneStepId,
    name: 'Provisória',
    description: '',
    taskLimit: null,
    finishes: false,
  })
  await ana.act('AddTask', { projectId, taskId, stepId: goneStepId, title: 'Órfã', ...dates })
  await ana.act('DeleteTask', { projectId, taskId })
  await ana.act('RemoveStep', { projectId, stepId: goneStepId })
  const { steps } = await ana.ask('board', { projectId })
  await showIn(page, { width: 390, colorMode: 'dark', language: 'pt-BR' })
  await goWithin(page, `/projects/${projectId}/deleted`)
  await page.getByRole('button', { name: 'Restaurar em… (Órfã)' }).click()
  expect(await page.getByRole('button', { name: 'Restaurar Órfã', exact: true }).count()).toBe(0)
  await expectAccessible(page, 'where to restore')
  await expectNoSidewaysScroll(page, 'what was deleted')
  await page.getByRole('menuitem', { name: steps[1]?.name ?? '', exact: true }).click()
  await page.getByText('Nada foi excluído').waitFor()
  expect((await ana.ask('task', { projectId, taskId })).stepId).toBe(steps[1]?.stepId)
  expect(troubles).toEqual([])
})

it('AUD-01 what changed since last Tuesday is told, with a way to what is gone', async () => {
  const { page, troubles } = window
  const title = 'Retirar o entulho'
  const taskId = crypto.randomUUID()
  await ana.act('AddTask', { projectId, taskId, stepId, title, ...dates })
  const bia = await colleague(ana)
  await ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] })
  await bia.act('ChangeTask', { projectId, taskId, progress: 20 })
  clock.time = new Date()
  const after = (text: string) => page.getByRole('region', { name: text, exact: true })
  await showIn(page, { width: 1280, colorMode: 'light', language: 'pt-BR' })
  await goWithin(page, `/projects/${projectId}/changes?from=${lastTuesday}&to=${dayOf(new Date())}`)
  await after('Adicionado').getByRole('link', { name: title }).waitFor()
  await after('Alterado').getByText('Cercar o canteiro norte').first().waitFor()
  const lines = after('Adicionado')
    .getByRole('listitem')
    .filter({ hasText: title })
    .getByText(/ a tarefa · | da tarefa · /)
  const byWhom = (await lines.allTextContents()).map((line) => line.split(' · ')[0])
  expect(byWhom).toEqual(['Ana Souza adicionou a tarefa', 'Bia Rocha informou o progresso da tarefa'])
  await expectAccessible(page, 'what changed')
  await picture(page, 'changes')
  await page.setViewportSize({ width: 1280, height: 320 })
  await expectNoScrollAround(page, 'what changed')
  await page.getByRole('link', { name: title }).click()
  await page.waitForURL(`**/board/${taskId}`)
  expect(troubles).toEqual([])
})

it('AUD-01 the bar stays in sight on a telephone', async () => {
  const { page } = window
  await page.setViewportSize({ width: 390, height: 860 })
  await showIn(page, { width: 390, colorMode: 'dark', language: 'en' })
  for (const view of ['board', 'tasks', 'settings/people', 'action-log', 'deleted', 'changes']) {
    await goWithin(page, `/projects/${projectId}/${view}?asOf=${lastTuesday}`)
    await page.getByText('As it was on').waitFor()
    await page.locator('main h1, main h2').first().waitFor()
    await page.locator('.fui-Skeleton').first().waitFor({ state: 'detached' })
    await settled(page)
    await expectNoSidewaysScroll(page, view)
    await expectAccessible(page, view)
    await page.locator('main').evaluate((main) => main.scrollTo(0, 10_000))
    expect(await page.getByText('As it was on').isVisible()).toBe(true)
    await picture(page, `narrow-${view.replace('/', '-')}`)
  }
})
