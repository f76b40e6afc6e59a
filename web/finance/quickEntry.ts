import { currencyOf } from '../platform/formats/currencyOf'
import { type AmountReading, amountsOf } from './quickAmount'
import { readQuickDay } from './quickDay'

/** What somebody may have meant. `key` names it in the answers; `null` is neither amount nor day. */
export type QuickChoice = { key: string; word: string; cents: number | null; day: string | null }
export type QuickQuestion = { of: 'amount' | 'day'; isMissing: boolean; choices: QuickChoice[] }
/** What was answered, by the keys of choices. An answer to what is no longer asked counts for nothing. */
export type QuickAnswers = { amount?: string; day?: string }

export type QuickEntry = {
  title: string
  cents: number | null
  day: string | null
  /** What has to be answered first. */
  question: QuickQuestion | null
  /** What is wrong, as the code of its text, and the word that it is about. */
  problem: { code: string; word: string } | null
}

type Manner = { language: string; today: string; currency: string; answers?: QuickAnswers }

const longestLine = 2000
const longestTitle = 500
const signs = /(^|\s)(R\$|US\$|U\$|\$|€|£|¥|BRL|USD|EUR|GBP)\s+(?=[-−(]?\d)/gi
const marked = /^(R\$|US\$|U\$|\$|€|£|¥|BRL|USD|EUR|GBP)(?=[-−–+(]?\d)/i

/** A word of the line, and the currency that it names. */
type Word = { text: string; digits: string; currency: string | undefined }

/**
 * An entry in one line, as `120,50 cimento 30/11`: an amount, a title, a day. What may mean two things is asked about;
 * nothing is guessed.
 */
export function quickEntry(line: string, manner: Manner): QuickEntry {
  const { language, today, currency, answers = {} } = manner
  if (line.length > longestLine) return broken('quickEntry.tooLong')
  const words = wordsIn(line, currency)
  const foreign = words.find((word) => word.currency !== undefined && word.currency !== currency)
  if (foreign) return broken('quickEntry.otherCurrency', foreign.text)
  const days = words.map(({ digits, currency: sign }) => (sign ? undefined : readQuickDay(digits, language, today)))
  const amounts = words.map(({ digits }, index) => (days[index] ? undefined : amountsOf(digits, language)))
  const wrong = amounts.findIndex((reading) => reading && 'problem' in reading)
  if (wrong >= 0) return broken((amounts[wrong] as { problem: string }).problem, words[wrong]?.text)

  const amount = settled('amount', amountChoices(words, amounts as Readings), answers)
  const day = settled('day', dayChoices(words, days, today), answers)
  const named = [amount, day].flatMap(({ chosen, question: open }) => (chosen ? [chosen] : (open?.choices ?? [])))
  const taken = new Set(named.flatMap(({ cents, day: on, word }) => (cents || on ? [word] : [])))
  const title = titleOf(words.filter(({ text }) => !taken.delete(text)))
  const question = amount.question ?? day.question
  const problem = line.trim() === '' ? null : (problemOf(title, amount.isMissing) ?? null)
  return { title, cents: amount.chosen?.cents ?? null, day: day.chosen?.day ?? null, question, problem }
}

type Readings = (Exclude<AmountReading, { problem: string }> | undefined)[]
type Settled = { chosen: QuickChoice | undefined; question: QuickQuestion | null; isMissing: boolean }

function settled(of: 'amount' | 'day', { choices, isSure, isMissing }: Choices, answers: QuickAnswers): Settled {
  const answered = choices.find(({ key }) => key === answers[of])
  const chosen = answered ?? (isSure ? choices[0] : undefined)
  const isAsked = !chosen && choices.length > 0
  return { chosen, question: isAsked ? { of, isMissing, choices } : null, isMissing: !chosen && !isAsked }
}

type Choices = { choices: QuickChoice[]; isSure: boolean; isMissing: boolean }

/** Where one bears the sign of the currency, the others are no amounts. */
function amountChoices(words: readonly Word[], readings: Readings): Choices {
  const isMarked = words.some(({ currency }, index) => currency && readings[index])
  const candidates = readings.flatMap((reading, index) => {
    const word = words[index]
    return reading && word && (!isMarked || word.currency) ? [{ reading, word: word.text }] : []
  })
  const choices = candidates.flatMap(({ reading, word }) =>
    reading.cents.map((cents) => ({ key: `${word} ${cents}`, word, cents, day: null })),
  )
  const isSure =
    new Set(choices.map(({ cents }) => cents)).size === 1 && candidates.every((each) => each.reading.isSure)
  return { choices: once(choices), isSure, isMissing: false }
}

/** A word that is written like a day may be part of the title as well. */
function dayChoices(
  words: readonly Word[],
  readings: (ReturnType<typeof readQuickDay> | undefined)[],
  today: string,
): Choices {
  const candidates = readings.flatMap((reading, index) =>
    reading ? [{ reading, word: words[index]?.text ?? '' }] : [],
  )
  if (candidates.length === 0)
    return { choices: [{ key: `today ${today}`, word: '', cents: null, day: today }], isSure: false, isMissing: true }
  const choices = candidates.flatMap(({ reading, word }) =>
    reading.days.map((day) => ({ key: `${word} ${day}`, word, cents: null, day })),
  )
  if (choices.length === 1 && candidates.length === 1 && candidates[0]?.reading.isSure)
    return { choices, isSure: true, isMissing: false }
  const all = candidates.map(({ word }) => word).join(' ')
  const isNone = choices.length === 0 || candidates.some(({ reading }) => !reading.isSure)
  const none = { key: `none ${all}`, word: all, cents: null, day: null }
  return { choices: once(isNone ? [...choices, none] : choices), isSure: false, isMissing: false }
}

const once = (choices: readonly QuickChoice[]): QuickChoice[] => [
  ...new Map(choices.map((choice) => [choice.key, choice])).values(),
]

/** Signs stand with their number, before or behind it. */
function wordsIn(line: string, ownCurrency: string): Word[] {
  const texts = line.replace(signs, '$1$2').split(/\s+/).filter(Boolean)
  const words: Word[] = []
  for (const text of texts) {
    const before = words.at(-1)
    const behind = currencyOf[text.toLowerCase()]
    if (behind && before && !before.currency && /^[-−–+(]?\d[\d.,]*\)?$/.test(before.text)) {
      words[words.length - 1] = { ...before, text: `${before.text} ${text}`, currency: behind }
      continue
    }
    const sign = marked.exec(text)?.[0]
    const currency = sign && (currencyOf[sign.toLowerCase()] ?? (ownCurrency === 'USD' ? 'USD' : 'unclear'))
    words.push({ text, digits: sign ? text.slice(sign.length) : text, currency })
  }
  return words
}

const titleOf = (words: readonly Word[]): string =>
  words
    .map(({ text }) => text)
    .join(' ')
    .replace(/^[-–—,;:\s]+|[-–—,;:\s]+$/g, '')

function problemOf(title: string, lacksAmount: boolean): QuickEntry['problem'] {
  if (lacksAmount) return { code: 'quickEntry.amountMissing', word: '' }
  if (title === '') return { code: 'quickEntry.titleMissing', word: '' }
  return title.length > longestTitle ? { code: 'quickEntry.titleTooLong', word: '' } : null
}

const broken = (code: string, word = ''): QuickEntry => ({
  title: '',
  cents: null,
  day: null,
  question: null,
  problem: { code, word },
})
