import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible } from '../browser/accessibility'
import { browserForTests, enter, expectNoScrollAround, expectNoSidewaysScroll } from '../browser/browser'
import { goWithin } from '../browser/goWithin'
import { inOtherLooks } from '../browser/inOtherLooks'
import { picture } from '../browser/picture'
import { unfold } from '../browser/unfold'
import { fresh } from '../given/fresh'
import { everyRight } from '../given/given'
import { world } from '../world/world'
import { days, moments, plain, type Spoken, setClock, spokenIn } from './ledgerStory'
import { billCustomer, closeMonth, receiveAndCancel, refundPart } from './ledgerStoryDeeds'
import { expectFiles } from './ledgerStoryFiles'
import { addGroup, addTask, registerCustomer } from './ledgerStoryForms'
import { chooseKind, choosePerson, chooseProject, openKinds } from './ledgerStoryLog'
import { cents, closedByTasks, noted, written } from './ledgerStoryNotes'
import { expectSummary, moveTask, openPast, sumsAfter } from './ledgerStoryScreens'
import { addedUp } from './ledgerStorySums'

const open = browserForTests()
const clock = { behind: Date.now() - moments.begun.getTime(), now: () => new Date(Date.now() - clock.behind) }
const { prumo, founder, colleague, project } = await world({}, clock)
const ana = await founder()
const profileId = fresh()
const viewOnly = Object.fromEntries(Object.keys(everyRight).map((feature) => [feature, 'viewOnly']))
const permissions = { ...everyRight, ...viewOnly, actionLog: 'totalControl' } as const
await ana.act('CreateAccessProfile', { profileId, name: 'Auditoria', permissions, mayOwnProjects: false })
const rui = await colleague(ana, 'creator', profileId)

const [spoken, inEnglish] = [spokenIn('pt-BR'), spokenIn('en')]
const { say, money } = spoken
const { customer, pitch, title, deliveries } = written
const projectId = await project(ana, { pitch })
await ana.act('ShareProject', { projectId, email: rui.email, as: ['stakeholder'] })
const address = `/projects/${projectId}`

/** A window of somebody's at that time, which begins here. */
async function windowOf(email: string, at: Date, path: string) {
  const opened = await open()
  await setClock(opened.context, at)
  await enter(opened.page, prumo.url, email)
  await opened.page.goto(`${prumo.url}${path}`)
  return opened
}

it('FIN-03 FIN-07 FIN-08 a customer is billed for two deliveries, pays a part, and is refunded', async () => {
  const { page, troubles } = await windowOf(ana.email, moments.begun, '/customers')
  await registerCustomer(page, spoken, customer)
  const { areas } = await ana.ask('canvas', { projectId })
  const area = areas.find(({ standardArea }) => standardArea === 'deliveryGroups')?.name ?? ''
  await goWithin(page, `${address}/canvas`)
  for (const { group } of deliveries) await addGroup(page, spoken, area, group)
  await goWithin(page, `${address}/tasks`)
  for (const { task, group } of deliveries) await addTask(page, spoken, task, group)

  await goWithin(page, `${address}/finance`)
  await page.getByText(say('ledger.none')).waitFor()
  await billCustomer(page, spoken)
  await receiveAndCancel(page, spoken)
  await refundPart(page, spoken)
  await expectLedger(page, spoken, 'the ledger of the story')
  await inOtherLooks(page, () => expectLedger(page, inEnglish, 'the ledger of the story on a phone'))
  expect(troubles).toEqual([])
})

/** The ledger says what was noted, to the cent, and stands as it should. */
async function expectLedger(page: Page, inWords: Spoken, where: string): Promise<void> {
  await expectSummary(page, inWords, noted)
  await picture(page, where)
  await expectAccessible(page, where)
  await expectNoSidewaysScroll(page, where)
  await expectNoScrollAround(page, where)
}

it('FIN-06 FIN-09 FIN-11 deliveries close their entry, the month is closed, and each sum is explained', async () => {
  clock.behind = Date.now() - moments.goesOn.getTime()
  await ana.signIn()
  const { page, troubles } = await windowOf(ana.email, moments.goesOn, `${address}/board`)
  await finishTasks(page)

  await goWithin(page, `${address}/finance`)
  await expectSummary(page, spoken, closedByTasks)
  await closeMonth(page, spoken)

  // Why this sum? It leads to what it is the sum of.
  const { paid } = addedUp(closedByTasks, 'inflow')
  await page
    .getByRole('region', { name: say('ledger.summary') })
    .getByRole('link', { name: money(paid) })
    .click()
  await page.waitForURL(/state=paid/)
  await expectFirstSum(page, spoken)
  await inOtherLooks(page, () => expectFirstSum(page, inEnglish))

  await goWithin(page, `${address}/finance`)
  await expectAllSums(page, spoken)
  await inOtherLooks(page, () => expectAllSums(page, inEnglish))

  // Who did it?
  await page.getByRole('row', { name: new RegExp(`${title} 1/4`) }).press('Enter')
  const drawer = page.getByRole('dialog', { name: title })
  const closedOn = ({ say, day }: Spoken) => drawer.getByText(say('ledger.closedByTasks', { day: day(days.goesOn) }))
  await closedOn(spoken).waitFor()
  await picture(page, 'ledger-story-drawer')
  await inOtherLooks(page, () => closedOn(inEnglish).waitFor())
  await drawer.getByRole('link', { name: say('settling.whoAndWhy') }).press('Enter')
  const expectWhy = async ({ say }: Spoken) => {
    await page.getByText(say('eventByTasks.InstallmentsPaid')).first().waitFor()
    await expectNoSidewaysScroll(page, 'the log of an entry')
  }
  await expectWhy(spoken)
  const { items } = await ana.ask('installments', { projectId, kind: 'inflow' })
  expect(new URL(page.url()).searchParams.get('record')).toBe(items[0]?.entryId)
  await picture(page, 'ledger-story-why')
  await inOtherLooks(page, () => expectWhy(inEnglish))
  expect(troubles).toEqual([])
})

const sumsOf = (page: Page, inWords: Spoken) =>
  page.getByRole('list', { name: inWords.say('ledger.sums') }).getByRole('listitem')

async function expectFirstSum(page: Page, inWords: Spoken): Promise<void> {
  const shown = async () => (await sumsOf(page, inWords).allTextContents()).map(plain).slice(0, 1)
  await expect.poll(shown).toEqual(sumsAfter(closedByTasks, 'inflow', inWords))
  await picture(page, `ledger-story-sum-${inWords.language}`)
}

/** All sums are in sight, and the files say the same. */
async function expectAllSums(page: Page, inWords: Spoken): Promise<void> {
  await unfold(page, inWords.say('ledger.wholeSummary'))
  await expect.poll(() => sumsOf(page, inWords).filter({ visible: true }).count()).toBeGreaterThan(2)
  await expectFiles(page, inWords, closedByTasks)
}

/** Both tasks are done: with the second one their entry is closed, and it follows that one back and forth. */
async function finishTasks(page: Page): Promise<void> {
  const [first, second] = deliveries
  const { steps } = await ana.ask('board', { projectId })
  const done = steps.find(({ finishes }) => finishes)
  const states = async () =>
    (await ana.ask('installments', { projectId, kind: 'inflow' })).items.map(({ state }) => state)
  const doneTasks = async () =>
    (await ana.ask('board', { projectId })).tasks.filter(({ stepId }) => stepId === done?.stepId).length
  const [open, closed] = [
    ['paid', 'open', 'open', 'cancelled'],
    ['paid', 'paid', 'paid', 'cancelled'],
  ]

  await moveTask(page, spoken, first.task, done?.name ?? '')
  await expect.poll(doneTasks).toBe(1)
  expect(await states()).toEqual(open)
  await moveTask(page, spoken, second.task, done?.name ?? '')
  await expect.poll(states).toEqual(closed)
  await picture(page, 'ledger-story-board')
  await page.keyboard.press('Control+z')
  await expect.poll(states).toEqual(open)
  await page.keyboard.press('Control+Shift+z')
  await expect.poll(states).toEqual(closed)
}

it('AUD-01 AUD-02 an auditor finds who paid, and what last month came to as it was then', async () => {
  await rui.signIn()
  const { page, troubles } = await windowOf(rui.email, moments.goesOn, '/action-log')
  await chooseProject(page, spoken, pitch)
  await expectWholeBanner(page, spoken)
  await openKinds(page, spoken)
  await picture(page, 'ledger-story-kinds')
  await page.getByRole('group', { name: say('actionLog.module.finance') }).waitFor()
  await chooseKind(page, spoken, 'InstallmentsPaid')
  await choosePerson(page, spoken, 'Ana Souza')
  const rows = page.getByRole('row')
  // Below the head.
  await expect.poll(() => rows.count()).toBe(3)
  await expect.poll(() => rows.filter({ hasText: say('event.InstallmentsPaid') }).count()).toBe(2)
  await picture(page, 'ledger-story-who-paid')
  await inOtherLooks(page, async () => {
    await expectWholeBanner(page, inEnglish)
    await expect.poll(() => rows.filter({ hasText: inEnglish.say('event.InstallmentsPaid') }).count()).toBe(2)
  })
  await rows.filter({ hasText: title }).last().press('Enter')
  const action = page.getByRole('dialog')
  await action.getByText('Ana Souza').waitFor()
  const { part, interest } = cents
  const paymentIn = ({ say, day, money }: Spoken) =>
    `${day(days.begun)}: ${money(part)}${say('logValue.interest', { amount: money(interest) })}`
  expect(plain(await action.textContent())).toContain(paymentIn(spoken))
  await picture(page, 'ledger-story-payment-log')
  await inOtherLooks(page, async () =>
    expect.poll(async () => plain(await action.textContent())).toContain(paymentIn(inEnglish)),
  )
  await page.keyboard.press('Escape')

  await goWithin(page, `${address}/finance`)
  await expectSummary(page, spoken, closedByTasks)
  await openPast(page, spoken, days.begun)
  await expectPast(page, spoken, 'the ledger as it was')
  await inOtherLooks(page, () => expectPast(page, inEnglish, 'the ledger as it was, on a phone'))
  await goWithin(page, `${address}/action-log`)
  await page.getByText(say('event.MonthClosed')).first().waitFor()
  await picture(page, 'ledger-story-log')
  expect(troubles).toEqual([])
})

/** What says how long the trial lasts is not cut, however narrow the window is. */
async function expectWholeBanner(page: Page, { say }: Spoken): Promise<void> {
  const banner = page.getByRole('status').filter({ hasText: say('trial.seePlans') })
  const out = () => banner.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
  expect(await out()).toBeLessThanOrEqual(0)
}

async function expectPast(page: Page, inWords: Spoken, where: string): Promise<void> {
  await page.getByText(inWords.say('past.asOf', { when: inWords.day(days.begun) })).waitFor()
  await expectSummary(page, inWords, noted)
  await picture(page, where)
  await expectAccessible(page, where)
  await expectNoScrollAround(page, where)
}
