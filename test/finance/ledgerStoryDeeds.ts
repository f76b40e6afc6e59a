import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectAccessible } from '../browser/accessibility'
import { picture } from '../browser/picture'
import { days, type Spoken } from './ledgerStory'
import { fillEntry, fillPayment, sendDialog } from './ledgerStoryForms'
import { cents, written } from './ledgerStoryNotes'

const dialogOf = (page: Page) => page.getByRole('dialog').last()
const fieldOf = (page: Page, name: string) => dialogOf(page).getByRole('textbox', { name, exact: true })
const rowsOf = (page: Page, title: string) => page.getByRole('row', { name: new RegExp(title) })

/** An entry for two deliveries, in three installments, with what its form shows of it to the cent. */
export async function billCustomer(page: Page, spoken: Spoken): Promise<void> {
  const { say, day, amount } = spoken
  const { title, deliveries } = written
  await page.keyboard.press('c')
  await fillEntry(page, spoken, { ...written, cents: cents.planned, plannedOn: days.begun, count: 3 })
  const due = (number: number) => fieldOf(page, say('ledger.dueOfPart', { number })).inputValue()
  expect([await due(1), await due(2), await due(3)]).toEqual([days.begun, days.nextDueOn, days.lastDueOn].map(day))
  const share = (index: 0 | 1) =>
    fieldOf(page, say('ledger.partialOf', { title: deliveries[index].group })).inputValue()
  expect([await share(0), await share(1)]).toEqual([amount(600_00n), amount(400_00n)])
  await picture(page, 'ledger-story-entry')
  await expectAccessible(page, 'an entry for two deliveries')
  await sendDialog(page, say('command.RecordEntry'))
  await expect.poll(() => rowsOf(page, title).count()).toBe(3)
}

/** The first installment is received in part, with interest, and the last one cancelled. */
export async function receiveAndCancel(page: Page, spoken: Spoken): Promise<void> {
  const { say, money } = spoken
  const { title, reason } = written
  const act = async (name: string, deed: string) => {
    await page.getByRole('button', { name: say('settling.actionsOf', { name }) }).press('Enter')
    await page.getByRole('menuitem', { name: say(deed) }).press('Enter')
  }
  const { part, interest } = cents
  await act(`${title} 1/3`, 'settling.deed.payOf.inflow')
  await fillPayment(page, spoken, {
    cents: part,
    interestCents: interest,
    paidOn: days.begun,
    restDueOn: days.restDueOn,
  })
  await dialogOf(page)
    .getByText(say('settling.moves.inflow', { amount: money(part + interest) }))
    .waitFor()
  await picture(page, 'ledger-story-payment')
  await sendDialog(page, say('settling.record.inflow', { count: 1 }))
  await expect.poll(() => rowsOf(page, title).count()).toBe(4)

  await act(`${title} 4/4`, 'settling.deed.cancel')
  await dialogOf(page).getByLabel(say('field.reason')).fill(reason)
  await sendDialog(page, say('command.CancelInstallments'))
  await rowsOf(page, title)
    .filter({ hasText: say('ledger.stateOf.cancelled') })
    .waitFor()
}

/** A part of what was received goes back: it is recorded from the entry, and paid. */
export async function refundPart(page: Page, spoken: Spoken): Promise<void> {
  const { say, day, amount } = spoken
  const { title, back } = written
  const drawer = page.getByRole('dialog')
  const field = (name: string) => fieldOf(page, say(name))
  await rowsOf(page, title).first().press('Enter')
  await drawer.getByRole('button', { name: say('refund.record') }).press('Enter')
  await expect.poll(() => field('field.title').inputValue()).toBe(back)
  expect(await field('field.plannedCents').inputValue()).toBe(amount(cents.part + cents.interest))
  expect(await field('field.plannedOn').inputValue()).toBe(day(days.begun))
  const closes = dialogOf(page).getByRole('switch', { name: say('field.closesWithTasks') })
  expect(await closes.isChecked()).toBe(false)
  await field('field.plannedCents').fill(amount(cents.refunded))
  const shares = written.deliveries.map(({ group }) => fieldOf(page, say('ledger.partialOf', { title: group })))
  const shown = () => Promise.all(shares.map((share) => share.inputValue()))
  await expect.poll(shown).toEqual([amount(30_15n), amount(20_10n)])
  await picture(page, 'ledger-story-refund')
  await sendDialog(page, say('command.RecordEntry'))

  await drawer.getByRole('link', { name: back }).press('Enter')
  await drawer.getByRole('button', { name: `${say('settling.deed.payOf.outflow')} ${back}` }).press('Enter')
  await fillPayment(page, spoken, { cents: cents.refunded, paidOn: days.begun })
  await sendDialog(page, say('settling.record.outflow', { count: 1 }))
  await picture(page, 'ledger-story-refunded')
  await page.getByRole('button', { name: say('ledger.close') }).press('Enter')
}

/** The month before is closed, after its dialog has said to the cent what that comes to. */
export async function closeMonth(page: Page, { say, money }: Spoken): Promise<void> {
  const { planned, part, interest, refunded } = cents
  await page.getByRole('button', { name: say('closing.menu') }).press('Enter')
  await page.getByRole('menuitem', { name: say('closing.close') }).press('Enter')
  const rows = dialogOf(page).getByRole('row')
  await rows.nth(1).waitFor()
  const line = (figure: string, outflow: bigint, inflow: bigint) => [
    say(`closing.figure.${figure}`),
    money(outflow),
    money(inflow),
  ]
  const shown = () =>
    rows.evaluateAll((all) =>
      all.slice(1).map(({ children }) => [...children].map(({ textContent }) => textContent.replace(/\s/g, ' '))),
    )
  expect(await shown()).toEqual([
    line('plannedCents', refunded, planned),
    line('realizedCents', refunded, 0n),
    line('paidCents', refunded, part + interest),
    line('openCents', 0n, 0n),
    line('overdueCents', 0n, 0n),
  ])
  await picture(page, 'ledger-story-closing')
  await sendDialog(page, say('command.CloseMonth'))
  const through = new RegExp(`^${say('closing.through', { month: '' })}`)
  await page.getByRole('button', { name: through }).press('Enter')
  await page.getByText(say('closing.now.refuse')).waitFor()
  await page.keyboard.press('Escape')
  await picture(page, 'ledger-story-closed')
  await expectAccessible(page, 'the ledger with its closed month')
}
