import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { unfold } from '../browser/unfold'
import { plain, type Spoken } from './ledgerStory'
import { addedUp, type Noted } from './ledgerStorySums'

const kinds = ['outflow', 'inflow'] as const

/** What the summary shows, amount by amount: the part that it stands in, what it is, and how much. */
async function summaryOf(page: Page, { say }: Spoken): Promise<string[]> {
  await unfold(page, say('ledger.wholeSummary'))
  const region = page.getByRole('region', { name: say('ledger.summary') })
  const lines = await region.evaluate((element) =>
    [...element.querySelectorAll('dl')].flatMap((list) => {
      const part = list.parentElement?.querySelector('h3')?.textContent
      return [...list.querySelectorAll('dt')].map((name) => {
        const value = name.nextElementSibling
        return `${part} · ${name.textContent}: ${value?.textContent}`
      })
    }),
  )
  const deviation = say('ledger.deviation')
  return lines.map((line) => plain(line).replace(/: [+=] /, ': ')).filter((line) => !line.includes(deviation))
}

/** The same, as it has to be after what was noted. */
function summaryAfter(entries: readonly Noted[], { say, money }: Spoken): string[] {
  const sums = { outflow: addedUp(entries, 'outflow'), inflow: addedUp(entries, 'inflow') }
  const line = (part: string, name: string, cents: bigint) => `${say(part)} · ${say(name)}: ${money(cents)}`
  const ofKinds = kinds.flatMap((kind) => {
    const { planned, realized, paid, open, cancelled } = sums[kind]
    const part = kind === 'outflow' ? 'ledger.costs' : 'ledger.inflows'
    const against = [line(part, 'ledger.planned', planned), line(part, 'ledger.realized', realized)]
    if (planned === 0n) return against
    return [
      ...against,
      line(part, `ledger.paidOf.${kind}`, paid),
      line(part, 'ledger.stateOf.open', open),
      line(part, 'ledger.cancelledSum', cancelled),
      line(part, 'ledger.planned', planned),
    ]
  })
  const { outflow, inflow } = sums
  return [
    ...ofKinds,
    line('ledger.balance', 'ledger.planned', inflow.planned - outflow.planned),
    line('ledger.balance', 'ledger.realized', inflow.realized - outflow.realized),
  ]
}

/** Waits until the summary shows what was noted, to the cent. */
export const expectSummary = (page: Page, spoken: Spoken, entries: readonly Noted[]): Promise<void> =>
  expect.poll(async () => (await summaryOf(page, spoken)).sort()).toEqual(summaryAfter(entries, spoken).sort())

/** The sums below the list, as they have to be after what was noted of one kind. */
export function sumsAfter(entries: readonly Noted[], kind: Noted['kind'], { say, money }: Spoken): string[] {
  const { paid, moved } = addedUp(entries, kind)
  const parts = entries.flatMap((entry) => (entry.kind === kind ? entry.parts : []))
  const count = parts.filter(({ state }) => state === 'paid').length
  const counted = say(count === 1 ? 'ledger.count_one' : 'ledger.count_other', { count })
  const name = say(kind === 'inflow' ? 'ledger.sumOfInflow.paid' : 'ledger.sumOfOutflow.paid')
  const sum = say('ledger.sum', { kind: name, amount: money(paid), count: counted })
  return [moved === paid ? sum : `${sum} (${say('ledger.moved', { amount: money(moved) })})`]
}

/** Moves a task on the board to another step, by its menu. */
export async function moveTask(page: Page, { say }: Spoken, title: string, step: string): Promise<void> {
  await page.getByRole('button', { name: say('board.taskActions', { title }) }).click()
  await page.getByRole('menuitem', { name: step, exact: true }).click()
}

/** Opens the past of a project at a day, by the control of its screens. */
export async function openPast(page: Page, { say, day }: Spoken, on: string): Promise<void> {
  await page.getByRole('button', { name: say('past.open') }).press('Enter')
  const chosen = page.getByRole('textbox', { name: say('past.day'), exact: true })
  await chosen.fill(day(on))
  await chosen.press('Enter')
  await page.getByText(say('past.asOf', { when: day(on) })).waitFor()
}
