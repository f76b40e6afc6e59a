import { plainName } from '../sameName'

/** A customer's name without case, accents and the blanks that do not matter: whoever is called so is the same one. */
export const customerText = (text: string): string =>
  plainName(text)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/\s+/g, ' ')

/** How many texts, and how many projects, are moved to the register at once. */
export const mostTexts = 100
export const mostMoved = 200
