import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible } from '../browser/accessibility'
import { browserForTests, enter, expectNoScrollAround, expectNoSidewaysScroll } from '../browser/browser'
import { picture } from '../browser/picture'
import { unfold } from '../browser/unfold'
import { fresh } from '../given/fresh'
import { everyRight } from '../given/given'
import { world } from '../world/world'
import { days, type Look, looks, moments, plain, setClock, spokenIn } from './ledgerStory'
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

/** The project of each look. */
const projectIds = new Map<string, string>()

/** A window of somebody's in this look, at that time, and where the project is. */
async function windowOf(email: string, look: Look, at: Date) {
  const opened = await open(look)
  await setClock(opened.context, at)
  await enter(opened.page, prumo.url, email)
  const projectId = projectIds.get(look.language) ?? ''
  const spoken = spokenIn(look)
  return {
    ...opened,
    spoken,
    ...spoken,
    ...written[look.language],
    projectId,
    address: `${prumo.url}/projects/${projectId}`,
  }
}

it.each(looks)(
  'FIN-03 FIN-07 FIN-08 a customer is billed for two deliveries, pays a part, and is refunded: $language',
  async (look) => {
    const { language, currency } = look
    const projectId = await project(ana, { pitch: written[language].pitch, currency, language })
    await ana.act('ShareProject', { projectId, email: rui.email, as: ['stakeholder'] })
    projectIds.set(language, projectId)
    const { page, spoken, say, customer, deliveries, address, troubles } = await windowOf(
      ana.email,
      look,
      moments.begun,
    )

    await page.goto(`${prumo.url}/customers`)
    await registerCustomer(page, spoken, customer)
    const { areas } = await ana.ask('canvas', { projectId })
    const area = areas.find(({ standardArea }) => standardArea === 'deliveryGroups')?.name ?? ''
    for (const { task, group } of deliveries) {
      await page.goto(`${address}/canvas`)
      await addGroup(page, spoken, area, group)
      await page.goto(`${address}/tasks`)
      await addTask(page, spoken, task, group)
    }

    await page.goto(`${address}/finance`)
    await page.getByText(say('ledger.none')).waitFor()
    await billCustomer(page, spoken)
    await receiveAndCancel(page, spoken)
    await refundPart(page, spoken)
    await expectSummary(page, spoken, noted(language))
    await picture(page, `ledger-story-ledger-${language}`)
    await expectAccessible(page, 'the ledger of the story')
    await expectNoSidewaysScroll(page, 'the ledger of the story')
    await expectNoScrollAround(page, 'the ledger')
    expect(troubles).toEqual([])
  },
)

it.each(looks)(
  'FIN-06 FIN-09 FIN-11 deliveries close their entry, the month is closed, and each sum is explained: $language',
  async (look) => {
    const { language } = look
    clock.behind = Date.now() - moments.goesOn.getTime()
    await ana.signIn()
    const window = await windowOf(ana.email, look, moments.goesOn)
    const { page, spoken, say, money, title, address, projectId, troubles } = window
    await finishTasks(page, look)

    await page.goto(`${address}/finance`)
    await expectSummary(page, spoken, closedByTasks(language))
    await closeMonth(page, spoken)

    // Why this sum? It leads to what it is the sum of.
    const { paid } = addedUp(closedByTasks(language), 'inflow')
    await unfold(page, say('ledger.costsAndInflows'))
    await page
      .getByRole('region', { name: say('ledger.summary') })
      .getByRole('link', { name: money(paid) })
      .click()
    await page.waitForURL(/state=paid/)
    const sums = page.getByRole('list', { name: say('ledger.sums') }).getByRole('listitem')
    const shown = async () => (await sums.allTextContents()).map(plain).slice(0, 1)
    await expect.poll(shown).toEqual(sumsAfter(closedByTasks(language), 'inflow', spoken))
    await picture(page, `ledger-story-sum-${language}`)

    // The sums of all states have no room above the list of a phone.
    await page.goto(`${address}/finance`)
    await unfold(page, say('ledger.foldedSums'))
    await expect.poll(() => sums.filter({ visible: true }).count()).toBeGreaterThan(2)
    await expectFiles(page, spoken, closedByTasks(language))

    // Who did it?
    await page.getByRole('row', { name: new RegExp(`${title} 1/4`) }).press('Enter')
    const drawer = page.getByRole('dialog', { name: title })
    await drawer.getByText(say('ledger.closedByTasks', { day: spoken.day(days.goesOn) })).waitFor()
    await picture(page, `ledger-story-drawer-${language}`)
    await drawer.getByRole('link', { name: say('settling.whoAndWhy') }).press('Enter')
    await page.getByText(say('eventByTasks.InstallmentsPaid')).first().waitFor()
    const { items } = await ana.ask('installments', { projectId, kind: 'inflow' })
    expect(new URL(page.url()).searchParams.get('record')).toBe(items[0]?.entryId)
    await picture(page, `ledger-story-why-${language}`)
    await expectNoSidewaysScroll(page, 'the log of an entry')
    expect(troubles).toEqual([])
  },
)

/** Both tasks are done: with the second one their entry is closed, and it follows that one back and forth. */
async function finishTasks(page: Page, look: Look): Promise<void> {
  const { language } = look
  const projectId = projectIds.get(language) ?? ''
  const spoken = spokenIn(look)
  const [first, second] = written[language].deliveries
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

  await page.goto(`${prumo.url}/projects/${projectId}/board`)
  await moveTask(page, spoken, first.task, done?.name ?? '')
  await expect.poll(doneTasks).toBe(1)
  expect(await states()).toEqual(open)
  await moveTask(page, spoken, second.task, done?.name ?? '')
  await expect.poll(states).toEqual(closed)
  await picture(page, `ledger-story-board-${language}`)
  await page.keyboard.press('Control+z')
  await expect.poll(states).toEqual(open)
  await page.keyboard.press('Control+Shift+z')
  await expect.poll(states).toEqual(closed)
}

it.each(looks)(
  'AUD-01 AUD-02 an auditor finds who paid, and what last month came to as it was then: $language',
  async (look) => {
    const { language } = look
    await rui.signIn()
    const window = await windowOf(rui.email, look, moments.goesOn)
    const { page, spoken, say, money, day, title, pitch, address, troubles } = window
    await page.goto(`${prumo.url}/action-log`)
    await chooseProject(page, spoken, pitch)
    const banner = page.getByRole('status').filter({ hasText: say('trial.subscribe') })
    expect(await banner.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThanOrEqual(
      0,
    )
    await openKinds(page, spoken)
    await picture(page, `ledger-story-kinds-${language}`)
    await page.getByRole('group', { name: say('actionLog.module.finance') }).waitFor()
    await chooseKind(page, spoken, 'InstallmentsPaid')
    await choosePerson(page, spoken, 'Ana Souza')
    const rows = page.getByRole('row')
    // Below the head.
    await expect.poll(() => rows.count()).toBe(3)
    await expect.poll(() => rows.filter({ hasText: say('event.InstallmentsPaid') }).count()).toBe(2)
    await picture(page, `ledger-story-who-paid-${language}`)
    await rows.filter({ hasText: title }).last().press('Enter')
    const action = page.getByRole('dialog')
    await action.getByText('Ana Souza').waitFor()
    const { part, interest } = cents
    const besides = say('logValue.interest', { amount: money(interest) })
    const payment = `${day(days.begun)}: ${money(part)}${besides}`
    expect(plain(await action.textContent())).toContain(payment)
    await picture(page, `ledger-story-payment-log-${language}`)
    await page.keyboard.press('Escape')

    await page.goto(`${address}/finance`)
    await expectSummary(page, spoken, closedByTasks(language))
    await openPast(page, spoken, days.begun)
    await expectSummary(page, spoken, noted(language))
    await picture(page, `ledger-story-past-${language}`)
    await expectAccessible(page, 'the ledger as it was')
    await expectNoScrollAround(page, 'the ledger')
    await page.goto(`${address}/action-log`)
    await page.getByText(say('event.MonthClosed')).first().waitFor()
    await picture(page, `ledger-story-log-${language}`)
    expect(troubles).toEqual([])
  },
)
