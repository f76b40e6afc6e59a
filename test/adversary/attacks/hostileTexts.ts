import { valueAt, withValue } from '../../security/idFields'
import type { Attack, Case } from '../attack'
import { leavesOf } from '../leavesOf'
import type { Input } from '../target'

const inEachText =
  (bad: string): Attack['casesOn'] =>
  (target, { ids }) => {
    const input = target.inputOf(ids)
    return textsOf(input).flatMap((path) =>
      spoiled(valueAt(input, path), bad).map(
        (text): Case => ({
          target,
          by: 'administrator',
          what: path.join('.'),
          expects: 'nothing',
          input: withValue(input, path, text) as Input,
        }),
      ),
    )
  }

/** What may be left out may be a text, or a web address. */
const spoiled = (value: unknown, bad: string) =>
  value === null ? [`a${bad}`, `https://x.example/${bad}`] : [`${value}${bad}`]

/** A number in an address is a text like any other. */
const textsOf = (input: Input) =>
  leavesOf(input).filter((path) => path[0] !== 'body' || ['string', 'object'].includes(typeof valueAt(input, path)))

const megabyte = 'x'.repeat(1_048_576)
export const marked = (mark: string) => `${mark} must not be parsed`

/** A text of a megabyte in a body is refused before it is parsed. */
const megabytes: Attack['casesOn'] = (target, { ids }) => {
  const input = target.inputOf(ids)
  return textsOf(input).map((path): Case => {
    const unparsed = marked(crypto.randomUUID())
    return {
      target,
      by: 'administrator',
      what: path.join('.'),
      expects: 'nothing',
      input: withValue(input, path, `${unparsed}${megabyte}`) as Input,
      ...(path[0] === 'body' && { unparsed }),
    }
  })
}

export const hostileTexts: readonly Attack[] = [
  { name: 'U+0000', casesOn: inEachText('\0') },
  { name: 'a lone surrogate', casesOn: inEachText('\ud800') },
  { name: 'a text of a megabyte', casesOn: megabytes },
]
