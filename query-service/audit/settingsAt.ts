import type { Format, LogField, LogRecord } from '@prumo/contracts/audit/fieldFormats'
import { logFieldsOf } from '@prumo/contracts/audit/logFieldsOf'
import type { Action } from '@prumo/contracts/audit/queries'
import type { EventType } from '@prumo/contracts/index'
import type { Knex } from 'knex'
import { columnsOf } from '../reading/columns'
import { notErased } from './notErased'
import type { Change } from './openChanges'

type SettingRow = {
  position: number
  projectId: string | null
  recordId: string | null
  /** The part of the record that the changes are about, where they do not name it. */
  partId?: string
  kinds: readonly string[]
  changes: readonly Change[]
}
type Setting = Pick<Action, 'currency' | 'fieldKind'>
/** What was so of a thing from a position of the log on. */
type Fact = { of: string; position: number; value: string }

const settingKinds = {
  currency: ['ProjectCreated', 'ProjectDetailsChanged'],
  fieldKind: ['DocumentFieldAdded', 'DocumentFieldChanged', 'DocumentFieldRestored'],
} as const satisfies Record<keyof Setting, readonly EventType[]>

/** The project's currency at each of these rows with an amount, and the kind of each document's field at its rows. */
export async function settingsAt(
  db: Knex,
  organizationId: string,
  rows: readonly SettingRow[],
): Promise<(row: SettingRow) => Setting> {
  const factsOf = async (
    name: keyof Setting,
    records: readonly (string | null)[],
    subjectOf: (row: Omit<SettingRow, 'kinds'>) => string | null,
  ): Promise<Fact[]> => {
    const ids = [...new Set(records.filter((id) => id !== null))]
    if (ids.length === 0) return []
    const found: Omit<SettingRow, 'kinds'>[] = await db('audit_actions as a')
      .where('a.organization_id', organizationId)
      .whereIn('a.record_id', ids)
      .whereIn('a.kind', [...settingKinds[name]])
      .modify(notErased(db))
      .orderBy('a.position')
      .select(columnsOf('a', 'position', 'projectId', 'recordId', 'changes'))
    return found.flatMap((row) => {
      const [of, value] = [subjectOf(row), afterIn(row.changes, name)]
      return of !== null && value !== null ? [{ of, position: row.position, value }] : []
    })
  }
  const [withAmounts, withAnswers] = [rows.filter(hasAmount), rows.filter(hasAnswer)]
  const currencies = await factsOf(
    'currency',
    withAmounts.map(({ projectId }) => projectId),
    ({ recordId }) => recordId,
  )
  const fieldKinds = await factsOf(
    'fieldKind',
    withAnswers.map(({ recordId }) => recordId),
    fieldOf,
  )
  const settingOf = (row: SettingRow): Setting => ({
    currency: hasAmount(row) ? lastOf(currencies, row.projectId, row.position) : null,
    fieldKind: hasAnswer(row) ? lastOf(fieldKinds, fieldOf(row), row.position) : null,
  })
  // Each of its values asks.
  const settings = new Map(rows.map((row) => [row, settingOf(row)]))
  return (row) => settings.get(row) ?? settingOf(row)
}

const lastOf = (facts: readonly Fact[], of: string | null, at: number): string | null =>
  facts.findLast((fact) => fact.of === of && fact.position <= at)?.value ?? null

const hasFormat =
  (...formats: readonly Format[]) =>
  ({ kinds, changes }: SettingRow): boolean =>
    changes.some(({ field }) =>
      kinds.some((kind) => {
        const entry = logFieldsOf(kind)[field]
        return entry !== undefined && formatsOf(entry).some((format) => formats.includes(format))
      }),
    )

/** All formats in which something of a field is written, however deep it stands. */
function formatsOf(entry: LogField | LogRecord | Format): Format[] {
  if (typeof entry === 'string') return [entry]
  if ('fields' in entry) return Object.values(entry.fields).flatMap(formatsOf)
  if ('format' in entry) return formatsOf(entry.format)
  if ('amount' in entry) return ['money']
  if ('parts' in entry) return Object.values(entry.parts).flatMap(formatsOf)
  return 'entries' in entry ? formatsOf(entry.entries) : []
}
const hasAmount = hasFormat('money')
const hasAnswer = hasFormat('answer', 'choices')

/** The field of a document that a row is about; `null` where it is about none. */
const fieldOf = ({ partId, changes }: Omit<SettingRow, 'kinds'>): string | null => partId ?? afterIn(changes, 'fieldId')

const afterIn = (changes: readonly Change[], name: string): string | null => {
  const after = changes.find(({ field }) => field === name)?.after
  return typeof after === 'string' ? after : null
}
