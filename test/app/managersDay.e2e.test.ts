import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { browserForTests } from '../browser/browser'
import { picture } from '../browser/picture'
import { signingIn } from '../browser/signingIn'
import { anEntry } from '../given/anEntry'
import { firstStepOf } from '../given/firstStepOf'
import { fresh } from '../given/fresh'
import { world } from '../world/world'
import { byKeyboard, byMouse, type Hand, isFocused } from './hands'

const dayMs = 86_400_000
const clock = { time: new Date(Date.now() - 6 * dayMs), now: () => clock.time }
const { prumo, founder, project } = await world({}, clock)
const open = browserForTests()
const signedIn = signingIn(open, prumo.url)
const dayIn = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)
const typed = (day: string) => `${day.slice(8)}/${day.slice(5, 7)}`

/** A manager with a plan that goes on for six days, whose first task is late, and with something to pay. */
async function aManager() {
  clock.time = new Date(Date.now() - 6 * dayMs)
  const ana = await founder()
  const pitch = 'Reforma da escola'
  const projectId = await project(ana, { pitch })
  await project(ana, { pitch: 'Galpão da doca' })
  const stepId = await firstStepOf(ana, projectId)
  const add = async (title: string, from: number, to: number) => {
    const taskId = fresh()
    const dates = { startOn: dayIn(from), endOn: dayIn(to) }
    await ana.act('AddTask', { projectId, taskId, stepId, title, deliveryGroup: 'Obra', ...dates })
    return taskId
  }
  const late = await add('Sondagem', -30, -20)
  const soon = await add('Escavação', 10, 12)
  await ana.act('RecordEntry', { projectId, entryId: fresh(), ...anEntry(late, 100_00), title: 'Brita' })
  clock.time = new Date()
  await ana.signIn()
  const { page, troubles } = await signedIn(ana)
  const task = (taskId: string) => ana.ask('task', { projectId, taskId })
  return { ana, page, troubles, pitch, projectId, stepId, late, soon, task }
}
type Manager = Awaited<ReturnType<typeof aManager>>

const row = (page: Page, record: string) => page.locator(`[role=row][data-record="${record}"]`)
const startOf = (page: Page, record: string) => row(page, record).getByRole('button', { name: /^Início/ })

/** Who opens something types at once. */
const hasFocus = (field: Locator) => expect.poll(() => field.evaluate(isFocused)).toBe(true)

type Job = {
  name: string
  /** So many clicks and keys at most, without what is typed. */
  most: number
  /** Goes to where the job begins. */
  begin(manager: Manager, hand: Hand): Promise<unknown>
  work(manager: Manager, hand: Hand): Promise<unknown>
  done(manager: Manager): Promise<unknown>
}

/** Opens a view of a project by words of both, and runs it once it stands first. */
const viaPalette = async (page: Page, hand: Hand, words: string, view: string) => {
  await hand.palette()
  await page.getByRole('combobox', { name: 'Projeto, tela, tarefa, cliente ou comando' }).waitFor()
  await hand.type(words)
  const first = page.getByRole('dialog').getByRole('option').first()
  await expect.poll(() => first.innerText().catch(() => '')).toContain(view)
  await hand.pick(first)
}

const late: Job = {
  name: 'sees what is late in all projects',
  most: 0,
  begin: ({ page }) => page.getByText(/Olá/).waitFor(),
  work: async () => {},
  done: ({ page }) => page.getByText(/1 tarefa atrasada/).waitFor(),
}
const board: Job = {
  name: 'opens another project’s Gantt',
  most: 2,
  begin: async () => {},
  work: ({ page }, hand) => viaPalette(page, hand, 'doca gantt', 'Gantt'),
  done: ({ page }) => page.waitForURL('**/gantt'),
}

/** By mouse it is in the tests of the past. */
const lookBack: Job = {
  name: 'sees the project as it was some days ago',
  most: 2,
  begin: async ({ page }, hand) => {
    await viaPalette(page, hand, 'escola quadro', 'Quadro')
    await page.waitForURL('**/board')
    await page.getByRole('button', { name: 'Escavação', exact: true }).waitFor()
    await hand.goTo(page.getByRole('button', { name: 'Ver como estava' }))
  },
  work: async ({ page }, hand) => {
    await hand.press(page.getByRole('button', { name: 'Ver como estava' }))
    await hasFocus(page.getByLabel('Dia', { exact: true }))
    await hand.replace(typed(dayIn(-3)))
    await page.getByText(/Lido como/).waitFor()
    await hand.key('Enter')
  },
  done: ({ page }) => page.getByText(/Como estava em/).waitFor(),
}

/** The jobs of a day: what the mouse and the keys each need for them. */
const jobs = (list: 'mouse' | 'keyboard'): Job[] => [
  late,
  board,
  {
    name: 'adds a task on the board',
    most: 2,
    begin: async ({ page }, hand) => {
      await viaPalette(page, hand, 'escola quadro', 'Quadro')
      await page.waitForURL('**/board')
      await page.getByRole('button', { name: 'Escavação', exact: true }).waitFor()
    },
    work: async ({ page }, hand) => {
      if (list === 'keyboard') await hand.key('c')
      else await hand.click(page.getByRole('button', { name: /^Adicionar tarefa/ }).first())
      await page.getByPlaceholder('O que precisa ser feito?').waitFor()
      await hand.type('Concretagem')
      if (list === 'keyboard') await hand.key('Enter')
      else await hand.click(page.getByRole('button', { name: 'Adicionar', exact: true }))
    },
    done: ({ page }) => page.getByRole('button', { name: 'Concretagem', exact: true }).waitFor(),
  },
  {
    name: 'assigns it in the list',
    most: 3,
    begin: async ({ page, soon }, hand) => {
      await viaPalette(page, hand, 'escola lista', 'Lista')
      await row(page, soon).waitFor()
      await hand.goTo(row(page, soon))
    },
    work: async ({ page, soon }, hand) => {
      if (list === 'keyboard') await hand.key('a')
      else await hand.click(row(page, soon).getByRole('button', { name: /^Responsável/ }))
      const person = page.getByRole('menuitemradio', { name: 'Ana Souza' })
      await person.waitFor()
      if (list === 'mouse') return hand.click(person)
      await hand.key('ArrowDown')
      await hand.key('Enter')
    },
    done: ({ ana, task, soon }) => expect.poll(async () => (await task(soon)).assigneeId).toBe(ana.userId),
  },
  {
    name: 'moves it a week later, with one cell',
    most: 2,
    begin: ({ page, soon }, hand) => hand.goTo(startOf(page, soon)),
    work: async ({ page, soon }, hand) => {
      await hand.press(startOf(page, soon))
      await hasFocus(page.getByRole('textbox', { name: 'Início' }))
      await hand.replace(typed(dayIn(17)))
      if (list === 'keyboard') await hand.key('Enter')
      else await hand.click(page.locator('h1').first())
    },
    done: async ({ task, soon }) => {
      await expect.poll(async () => (await task(soon)).startOn).toBe(dayIn(17))
      expect((await task(soon)).endOn > dayIn(17)).toBe(true)
    },
  },
  {
    name: 'calls it done',
    most: 2,
    begin: ({ page, soon }, hand) => hand.goTo(row(page, soon)),
    work: async ({ page, soon }, hand) => {
      if (list === 'keyboard') return hand.key('f')
      await hand.click(row(page, soon).getByRole('button', { name: /^Etapa/ }))
      await hand.click(page.getByRole('menuitemradio').last())
    },
    done: async ({ task, soon, stepId }) => expect.poll(async () => (await task(soon)).stepId).not.toBe(stepId),
  },
  {
    name: 'pays an installment',
    most: 3,
    begin: async ({ page }, hand) => {
      await viaPalette(page, hand, 'escola lançamentos', 'Lançamentos')
      await page.getByRole('row', { name: /Brita/ }).waitFor()
      await hand.goTo(page.getByRole('row', { name: /Brita/ }))
    },
    work: async ({ page }, hand) => {
      const pay = page.getByRole('dialog').getByRole('button', { name: 'Registrar pagamento' })
      if (list === 'keyboard') await hand.key('p')
      else {
        await hand.click(page.getByRole('row', { name: /Brita/ }).getByRole('button', { name: /ções/ }).last())
        await hand.click(page.getByRole('menuitem', { name: /^Pagar/ }))
      }
      await pay.waitFor()
      if (list === 'keyboard') await hand.key('Enter')
      else await hand.click(pay)
    },
    done: async ({ ana, projectId }) =>
      expect.poll(async () => (await ana.ask('installments', { projectId })).items[0]?.state).toBe('paid'),
  },
  ...(list === 'keyboard' ? [lookBack] : []),
]

describe.each([
  ['keyboard', byKeyboard],
  ['mouse', byMouse],
] as const)('A manager’s day by %s alone', (list, handOf) => {
  it('SES-11 GAN-01 each job takes no more clicks and keys than it should', { timeout: 600_000 }, async () => {
    const manager = await aManager()
    const hand = handOf(manager.page)
    const counts: Record<string, number> = {}
    for (const job of jobs(list)) {
      await job.begin(manager, hand)
      hand.forget()
      await job.work(manager, hand)
      counts[job.name] = hand.count()
      await job.done(manager)
      await picture(manager.page, `${list}-${job.name}`)
      expect(counts[job.name], job.name).toBeLessThanOrEqual(job.most)
    }
    expect(manager.troubles).toEqual([])
  })
})
