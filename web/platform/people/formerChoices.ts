import type { TFunction } from 'i18next'
import { formerText } from './formerText'

type Person = { userId: string; name: string }

/** Whoever is chosen and takes part no more, as a choice of a form. Nobody else of them is offered. */
export const formerChoices = (
  former: readonly Person[] | undefined,
  chosenId: string | null | undefined,
  t: TFunction,
): { value: string; text: string }[] =>
  (former ?? [])
    .filter(({ userId }) => userId === chosenId)
    .map(({ userId, name }) => ({ value: userId, text: formerText(name, t) }))
