import type { QueryInput } from '@prumo/contracts/index'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Texts } from '../drafts/formTexts'
import type { Failure } from '../server/failure'
import type { FieldDraft, Wording } from './fieldDrafts'
import { NewsLine } from './NewsLine'
import { RecordNews } from './RecordNews'
import { changesOf, differing, pick, plainTexts, type RecordValues, type TextsOf } from './seenRecord'
import { shortened } from './shortened'

export type ChangedRecord = {
  /** Which record it is: by this, who changed it is asked for. */
  of: QueryInput<'lastChanges'>
  /** The record as it is now, in the shape of the command's data. */
  now: RecordValues
  /** How it stands in the fields, where that is not the value itself. */
  textsOf?: TextsOf
  /** The command takes the whole record, and not only what changes. */
  whole?: boolean
}

const empty: Pick<ChangedRecord, 'now' | 'textsOf' | 'whole'> = { now: {} }

/**
 * What a form knows of the record that it changes: as it was when the form was opened, and as it is now. What others
 * wrote meanwhile stands below its field, and is replaced only by whoever was asked about it.
 */
export function useSeenRecord(record: ChangedRecord | undefined) {
  const { now, textsOf = plainTexts, whole = false } = record ?? empty
  const { t } = useTranslation()
  const [seen, setSeen] = useState(now)
  const [replaced, setReplaced] = useState<readonly string[]>([])
  const [given, setGiven] = useState<FieldDraft['given']>({})
  const news = differing(seen, now)

  const take = (name: string) => {
    setSeen({ ...seen, ...pick(now, [name]) })
    setGiven({ ...given, [name]: { texts: textsOf(now)[name] ?? [], round: (given[name]?.round ?? 0) + 1 } })
  }
  const newsOf = (name: string, words: Wording): ReactNode => {
    if (!news.includes(name)) return null
    const text = shortened(words(textsOf(now)[name] ?? [])) || t('draft.blank')
    const sentence = t('draft.now', { text })
    return <NewsLine key="news" sentence={sentence} text={text} action={t('draft.useThis')} onAct={() => take(name)} />
  }
  return {
    /** The form is opened, or saved: what stands in the record then is seen. */
    begin: (values: RecordValues = now) => {
      setSeen(values)
      setReplaced([])
      setGiven({})
    },
    /** What stood in the record when the form was opened. */
    seen,
    /** Gives fields these texts, which somebody typed over this state of the record. */
    give: (texts: Texts, over: RecordValues) => {
      setSeen(over)
      const round = (name: string) => (given[name]?.round ?? 0) + 1
      const entries = Object.entries(texts).map(([name, text]) => [name, { texts: text, round: round(name) }])
      setGiven({ ...given, ...Object.fromEntries(entries) })
    },
    /** The data to send: whoever was asked about a field has seen what stands there. */
    sent: (data: object): object =>
      record ? changesOf({ ...data }, { seen: { ...seen, ...pick(now, replaced) }, now, whole }) : data,
    /** Whether a failure is that others were faster. If so, they are asked about it. */
    asksAfter: ({ code, details }: Failure): boolean => {
      if (!record || code !== 'record.changedMeanwhile') return false
      setReplaced(details.fields as string[])
      return true
    },
    isAsking: replaced.length > 0,
    fieldDraft: { given, news: newsOf } satisfies FieldDraft,
    /** Above the form's buttons: who changed what meanwhile, and whether that may be replaced. */
    question: record && news.length + replaced.length > 0 && (
      <RecordNews of={record.of} fields={replaced.length > 0 ? replaced : news} isAsking={replaced.length > 0} />
    ),
  }
}
