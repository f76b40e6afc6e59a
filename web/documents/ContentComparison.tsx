import { makeStyles, mergeClasses, Switch, Text, tokens } from '@fluentui/react-components'
import type { DocumentContent } from '@prumo/contracts/documents/documentContent'
import type { Answer } from '@prumo/contracts/index'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RoomyBadge } from '../platform/layout/RoomyBadge'
import { look } from '../platform/look/look'
import { type ComparedRow, changedRows, comparedContents, type Side } from './comparedContents'
import { DescribedAnswer } from './DescribedAnswer'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  section: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
  row: {
    display: 'grid',
    gap: '4px 16px',
    padding: '8px 10px',
    borderLeft: '3px solid transparent',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  both: { gridTemplateColumns: '1fr 1fr', '@media (max-width: 800px)': { gridTemplateColumns: '1fr' } },
  changed: { borderLeftColor: tokens.colorBrandStroke1, backgroundColor: tokens.colorNeutralBackground2 },
  label: { gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: '8px', alignItems: 'center' },
  side: { minWidth: 0 },
  since: {
    gridColumn: '1 / -1',
    minWidth: 0,
    paddingLeft: '10px',
    borderLeft: `2px solid ${look.edge.changed}`,
  },
  caption: { display: 'block', color: tokens.colorNeutralForeground3 },
})

type Since = Answer<'signOff'>['since'][number]
type Props = {
  before: { round: number; content: DocumentContent } | null
  now: DocumentContent
  /** Whether the reader could accept it and never accepted any. */
  isFirst: boolean
  /** What fields show of the project today, where that is something else; `null` where it is closed to the reader. */
  since: ReadonlyMap<string, Since['now']>
}

/** What is to be signed; beside it, where something was accepted before, what that was, and what has changed since. */
export function ContentComparison({ before, now, isFirst, since }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const [onlyChanges, setOnlyChanges] = useState(before !== null)
  const compared = comparedContents(before?.content ?? null, now)
  const count = changedRows(compared).length
  const isShown = ({ id, change }: ComparedRow) =>
    !before || !onlyChanges || count === 0 || change !== 'none' || since.has(id)
  const groups = [
    { id: 'heading', name: t('approval.heading'), rows: compared.heading },
    ...compared.sections,
    { id: 'attachments', name: t('approval.attachments'), rows: compared.attachments },
  ]
  return (
    <div className={styles.root}>
      {(before || isFirst) && (
        <Text as="p" style={{ margin: 0 }}>
          {!before
            ? t('approval.first')
            : count === 0
              ? t('approval.same')
              : t('approval.compared', { round: before.round })}
        </Text>
      )}
      {before && count > 0 && (
        <Switch
          label={t('approval.onlyChanges')}
          checked={onlyChanges}
          onChange={(_, { checked }) => setOnlyChanges(checked)}
        />
      )}
      {groups
        .map((group) => ({ ...group, rows: group.rows.filter(isShown) }))
        .filter(({ rows }) => rows.length > 0)
        .map(({ id, name, rows }) => (
          <section key={id} className={styles.section}>
            <Text as="h3" weight="semibold" style={{ margin: 0 }}>
              {name}
            </Text>
            {rows.map((row) => (
              <Row key={row.id} row={row} beside={before !== null && count > 0} since={since} />
            ))}
          </section>
        ))}
    </div>
  )
}

const ownNames = ['title', 'number', 'section']

/** A title, a number and the hash of a file are texts. */
const fieldOf = ({ value, field }: Side) => field ?? { fieldKind: 'text' as const, value }

function Row({ row, beside, since }: { row: ComparedRow; beside: boolean } & Pick<Props, 'since'>) {
  const { t } = useTranslation()
  const styles = useStyles()
  const { before, after, change } = row
  const newer = since.get(row.id)
  const nameOf = (side: Side | null) =>
    side && (ownNames.includes(side.name) && !side.field ? t(`approval.${side.name}`) : side.name)
  // A table takes the whole width: what was and what is stand below each other.
  const isTable = [before, after].some((side) => side?.field?.fieldKind === 'canvasCards')
  const [was, is] = [nameOf(before), nameOf(after)]
  return (
    <div className={mergeClasses(styles.row, beside && !isTable && styles.both, change !== 'none' && styles.changed)}>
      <div className={styles.label}>
        <Text weight="semibold">{is ?? was}</Text>
        {change !== 'none' && <RoomyBadge appearance="tint">{t(`approval.change.${change}`)}</RoomyBadge>}
        {was && is && was !== is && <Text size={200}>← {was}</Text>}
      </div>
      {beside && (
        <div className={styles.side}>
          <Text size={200} className={styles.caption}>
            {t('approval.before')}
          </Text>
          {before ? <DescribedAnswer field={fieldOf(before)} /> : '—'}
        </div>
      )}
      <div className={styles.side}>
        {beside && (
          <Text size={200} className={styles.caption}>
            {t('approval.now')}
          </Text>
        )}
        {after ? <DescribedAnswer field={fieldOf(after)} /> : '—'}
      </div>
      {after?.field && since.has(row.id) && (
        <div className={styles.since}>
          <Text size={200} className={styles.caption}>
            {t('documents.sinceThen')}
          </Text>
          {newer ? (
            <DescribedAnswer field={{ fieldKind: after.field.fieldKind, value: newer }} />
          ) : (
            <Text>{t('documents.closedToYou')}</Text>
          )}
        </div>
      )}
    </div>
  )
}
