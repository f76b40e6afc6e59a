import { expect } from 'vitest'
import { expectDialogAccessible } from '../browser/accessibility'
import type { DialogCase } from './dialogCase'
import type { DialogWalker } from './dialogWalker'

/** These have nothing to type in, or only what confirms or searches, or a name that stands there already. */
const withoutText = [
  'why a line of the structure says what it says',
  'what is left out of an S-curve',
  'why money is what it is',
  'a group for tasks that stand in none',
  'a payment of the plan',
  'what does not fit into a smaller plan',
  'a copy that ended',
  'a file',
  'an action',
  'an import',
  'closing a month',
  'deleted cards',
  'deleting a comment',
  'deleting a saved view of the analysis',
  'deleting a customer or supplier',
  'deleting a goal',
  'deleting a saved view',
  'deleting a task',
  'deleting an access profile',
  'files for a project',
  'moving customers to the register',
  'removing a file',
  'removing a filled field',
  'removing a section',
  'the national holidays of a year',
  'the end of a project',
  'the keys',
  'the menu of a phone',
  'the palette',
  'the preview of a rescheduling',
  'the time zone of the organization',
  'why a task differs from a baseline',
]
export const takesText = ({ what }: DialogCase) => !withoutText.includes(what)

/** Whoever signs, or erases, is asked about what they wrote anyway. */
const saysNothing = ({ what }: DialogCase) => ['signing', 'erasing a person', 'deleting an account'].includes(what)

/** The first field that takes a text, and that nobody types anything secret or anew into. */
const fieldOf = ({ surface }: DialogWalker) =>
  surface()
    .last()
    .locator(':is(input:not([type]), input[type=text], input[type=email], textarea)[name]:enabled')
    .first()

/** Types into a dialog, and expects the text there after it has closed, and after a load. It is open at the end. */
export async function expectTextKept(walker: DialogWalker, of: DialogCase): Promise<void> {
  const { page, show, openByKeys, expectOnOpener } = walker
  const before = await openByKeys(of)
  const field = fieldOf(walker)
  const former = await field.inputValue()
  await field.press('End')
  expect(await field.evaluate((element) => element === document.activeElement), 'its keys are its own').toBe(true)
  await page.keyboard.type('ção minha')
  const typed = await field.inputValue()
  expect(typed).toBe(`${former}ção minha`)
  // Where choices are offered, Escape closes these first.
  if ((await field.getAttribute('aria-expanded')) === 'true') await field.press('Escape')
  await field.press('Escape')
  await expectOnOpener(of, before, 'with a text in it')
  await openByKeys(of)
  await expect.poll(() => field.inputValue(), { message: 'opened again' }).toBe(typed)

  await show(of, { anew: true })
  await openByKeys(of)
  await expect.poll(() => field.inputValue(), { message: 'loaded anew' }).toBe(typed)
  if (saysNothing(of)) return
  await expectDiscarded(walker, of, { former, typed, before })
}

type Texts = { former: string; typed: string; before: number }

/** Discards what was typed, takes that back, and discards it for good. */
async function expectDiscarded(walker: DialogWalker, of: DialogCase, { former, typed, before }: Texts) {
  const { page, surface, openByKeys } = walker
  const field = fieldOf(walker)
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  await surface().last().getByText('Alterações não salvas').first().waitFor()
  await expectDialogAccessible(page, `${of.what}, not saved`)
  const discard = surface().last().getByRole('button', { name: 'Descartar' }).first()
  await discard.press('Enter')
  await expect.poll(() => field.inputValue(), { message: 'discarded' }).toBe(former)
  await expect.poll(focused, { message: 'its undoing is at hand' }).toBe('Desfazer')
  await page.keyboard.press('Enter')
  await expect.poll(() => field.inputValue(), { message: 'undone by the key at hand' }).toBe(typed)
  await discard.press('Enter')
  await page.keyboard.press('Escape')
  await expect.poll(() => surface().count()).toBe(before)
  await openByKeys(of)
  expect(await field.inputValue(), 'discarded for good').toBe(former)
}
