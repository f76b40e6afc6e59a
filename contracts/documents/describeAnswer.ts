import { describeValue } from '../audit/describeValue'
import type { Format } from '../audit/fieldFormats'
import type { Wording } from '../audit/wording'
import type { DocumentContent } from './documentContent'
import type { EmbeddedCard, EmbeddedInformation } from './embedded'

type Field = DocumentContent['sections'][number]['fields'][number]
type Areas = Extract<Field['value'], { areas: unknown }>

/** The cards of an area as a table. */
export type CardTable = {
  areaId: string
  name: string
  columns: readonly CardColumn[]
  /** `cells` stand under `columns`; where a card has nothing, an empty text. */
  rows: readonly { cardId: string; title: string; description: string; cells: readonly string[] }[]
}
type CardColumn = { key: string; name: string; isAmount: boolean }

/** What stands in a field of a document, in the words of the form, of the sign-off and of the receipt. */
export type DescribedAnswer =
  | { shape: 'text'; text: string; isEmpty: boolean }
  | { shape: 'list'; items: readonly string[] }
  | { shape: 'facts'; facts: readonly { item: string; name: string; text: string }[] }
  | { shape: 'tables'; heading: string; tables: readonly CardTable[]; without: string }

const columns: readonly (readonly [keyof EmbeddedCard, Format])[] = [
  ['plannedOn', 'day'],
  ['realizedOn', 'day'],
  ['concludedOn', 'day'],
  ['plannedCents', 'money'],
  ['realizedCents', 'money'],
]

/** What is in a field of this kind, in words. */
export function describeAnswer(
  { fieldKind, value }: Pick<Field, 'fieldKind' | 'value'>,
  wording: Wording,
): DescribedAnswer {
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return empty(wording)
  if (typeof value === 'string')
    return { shape: 'text', text: inWords('answer', value, { wording, fieldKind }), isEmpty: false }
  if ('information' in value) return value.information.length > 0 ? factsOf(value.information, wording) : empty(wording)
  if ('areas' in value) return tablesOf(value, wording)
  return { shape: 'list', items: value as readonly string[] }
}

const empty = ({ say }: Wording): DescribedAnswer => ({
  shape: 'text',
  text: say(['documents.blank'], ''),
  isEmpty: true,
})

type Manner = { wording: Wording; currency?: string | undefined; fieldKind?: string }
const inWords = (format: Format, value: unknown, { wording, currency, fieldKind = 'text' }: Manner) =>
  describeValue(format, value, { wording, names: {}, currency: currency ?? null, fieldKind })

/** The items whose values are words of ours. */
const formats: Partial<Record<EmbeddedInformation['item'], Format>> = {
  status: { words: 'projectStatus' },
  currency: { words: 'currency' },
}

const factsOf = (information: readonly EmbeddedInformation[], wording: Wording): DescribedAnswer => ({
  shape: 'facts',
  facts: information.map(({ item, value }) => ({
    item,
    name: wording.say([`field.${item}`], item),
    text: inWords(formats[item] ?? 'text', value, { wording }) || wording.say(['documents.blank'], ''),
  })),
})

/** Areas with cards as tables, in which no column is empty for all, and the names of the others. */
function tablesOf({ areas, currency }: Areas, wording: Wording): DescribedAnswer {
  const { say } = wording
  const cards = areas.flatMap((area) => area.cards)
  const used = columns.filter(([key]) => cards.some((card) => card[key] !== null))
  const [filled, others] = [true, false].map((has) => areas.filter((area) => area.cards.length > 0 === has))
  const without = (others ?? []).map(({ name }) => name).join(', ')
  return {
    shape: 'tables',
    heading: say(['documents.card'], ''),
    tables: (filled ?? []).map((area) => ({
      areaId: area.areaId,
      name: area.name,
      columns: used.map(([key, format]) => ({ key, name: say([`field.${key}`], key), isAmount: format === 'money' })),
      rows: area.cards.map((card) => ({
        cardId: card.cardId,
        title: card.title,
        description: card.description,
        cells: used.map(([key, format]) => inWords(format, card[key], { wording, currency })),
      })),
    })),
    without: without && say(['documents.withoutCards'], '', { areas: without }),
  }
}
