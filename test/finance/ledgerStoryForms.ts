import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { type Spoken, settled } from './ledgerStory'

/** A customer, in the register. */
export async function registerCustomer(page: Page, { say }: Spoken, name: string): Promise<void> {
  const add = { name: say('command.AddPartner'), exact: true }
  await page.getByRole('button', add).first().press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: say('partnerType.customer') }).check()
  await dialog.getByRole('textbox', { name: say('field.name'), exact: true }).fill(name)
  await dialog.getByRole('button', add).press('Enter')
  await page.getByText(name, { exact: true }).first().waitFor()
}

/** A delivery group, as a card of the canvas. */
export async function addGroup(page: Page, { say }: Spoken, area: string, title: string): Promise<void> {
  await page.getByRole('button', { name: say('canvas.addHere', { name: area }) }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: say('field.title'), exact: true }).fill(title)
  await dialog.getByRole('button', { name: say('command.AddCard'), exact: true }).press('Enter')
  await page.getByRole('button', { name: title, exact: true }).waitFor()
}

/** A task of a delivery group, by the form of a new task. */
export async function addTask(page: Page, { say }: Spoken, title: string, group: string): Promise<void> {
  await page.getByRole('button', { name: say('task.new') }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: say('field.title'), exact: true }).fill(title)
  await dialog.getByRole('combobox', { name: say('field.deliveryGroup') }).fill(group)
  await dialog.getByRole('button', { name: say('command.AddTask'), exact: true }).press('Enter')
  await dialog.waitFor({ state: 'detached' })
}

type Typed = {
  title: string
  classification: string
  cents: bigint
  plannedOn: string
  customer: string
  count: number
  /** Each delivery group, and its share in percent. */
  deliveries: readonly { group: string; percent: string }[]
}

/** The form of an entry that a customer pays for deliveries, and that closes when they are done. */
export async function fillEntry(page: Page, { say, day, amount }: Spoken, typed: Typed): Promise<void> {
  const dialog = page.getByRole('dialog')
  const field = (name: string) => dialog.getByRole('textbox', { name, exact: true })
  await field(say('field.title')).fill(typed.title)
  await dialog.getByRole('combobox', { name: say('field.kind') }).click()
  // The line for quick entries behind it has the same choices, which a dialog hides a moment after it opens.
  await page
    .getByRole('listbox')
    .getByRole('option', { name: say('entryKind.inflow') })
    .click()
  await dialog.getByRole('combobox', { name: say('field.classification') }).fill(typed.classification)
  await field(say('field.plannedCents')).fill(amount(typed.cents))
  await field(say('field.plannedOn')).fill(day(typed.plannedOn))
  await field(say('field.plannedOn')).press('Tab')
  const partner = dialog.getByRole('combobox', { name: say('field.partnerId') })
  await partner.pressSequentially(typed.customer)
  await page.getByRole('option', { name: typed.customer }).waitFor()
  await expect.poll(() => page.getByRole('option').count()).toBe(1)
  await partner.press('ArrowDown')
  await partner.press('Enter')
  await expect.poll(() => partner.inputValue()).toContain(typed.customer)
  await field(say('ledger.installmentCount')).fill(String(typed.count))
  await dialog.getByRole('radio', { name: say('originKind.deliveryGroups') }).check()
  const groups = dialog.getByRole('combobox', { name: say('ledger.addDeliveryGroup') })
  for (const { group } of typed.deliveries) {
    await groups.pressSequentially(group)
    await page.getByRole('option', { name: group }).waitFor()
    await groups.press('ArrowDown')
    await groups.press('Enter')
  }
  for (const { group, percent } of typed.deliveries)
    await field(say('ledger.percentOf', { title: group })).fill(percent)
  await dialog.getByRole('switch', { name: say('field.closesWithTasks') }).check()
}

type Payment = { cents: bigint; interestCents?: bigint; paidOn: string; restDueOn?: string }

/** The form of a payment, all of it or a part. */
export async function fillPayment(page: Page, { say, day, amount }: Spoken, payment: Payment): Promise<void> {
  const dialog = page.getByRole('dialog').last()
  const field = (name: string | RegExp) => dialog.getByRole('textbox', { name, exact: true })
  const fillDay = async (name: string | RegExp, value: string) => {
    await field(name).fill(day(value))
    await field(name).press('Tab')
  }
  await field(say('settling.field.cents')).fill(amount(payment.cents))
  if (payment.interestCents) await field(say('settling.field.interestCents')).fill(amount(payment.interestCents))
  await fillDay(new RegExp(`^(${say('settling.paidOn.inflow')}|${say('settling.paidOn.outflow')})$`), payment.paidOn)
  if (payment.restDueOn) await fillDay(say('settling.restDueOn'), payment.restDueOn)
}

/** Sends the dialog that is open, and waits until the page goes on. */
export async function sendDialog(page: Page, button: string): Promise<void> {
  const dialog = page.getByRole('dialog').last()
  const send = dialog.getByRole('button', { name: button, exact: true })
  await send.press('Enter')
  await send.waitFor({ state: 'detached' })
  await settled(page)
}
