import { wordsEn } from './wordsEn.mjs'
import { wordsPt } from './wordsPt.mjs'

/** @typedef {{ [about: string]: any }} About */
/** @typedef {import('./verdictOn.mjs').Report} Report */
/**
 * @typedef {{ usage: string, headline: (report: Report) => string, bad: string, notUnderstood: string,
 *   checked: string, unchecked: string,
 *   counted: (report: Report) => string[], where: (finding: About) => string,
 *   reasons: Record<string, (what: string) => string>, findings: Record<string, (finding: About) => string>,
 *   notChecked: Record<string, (about: About) => string> }} Words
 */

/** What the verifier says, by language. @type {{ en: Words, pt: Words, [language: string]: Words | undefined }} */
export const words = { en: wordsEn, pt: wordsPt }
