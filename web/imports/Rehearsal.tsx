import { makeStyles, Tab, TabList, Text, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNarrow } from '../platform/layout/useNarrow'
import { Table } from '../platform/lists/Table'
import { OutcomeBadge } from './OutcomeBadge'
import { RefusalSummary } from './RefusalSummary'
import type { RehearsedRow } from './upload'
import { useReason } from './useReason'

const outcomes = ['added', 'changed', 'unchanged', 'refused'] as const
const useStyles = makeStyles({
  tabs: { overflowX: 'auto', margin: '-2px -12px', padding: '2px' },
  frame: { display: 'flex', flexDirection: 'column', maxHeight: '420px' },
  why: { display: 'block', color: tokens.colorNeutralForeground2 },
})

/** What the import would do, row by row, before anything is done. */
export function Rehearsal({ fileName, rows }: { fileName: string; rows: readonly RehearsedRow[] }) {
  const { t } = useTranslation()
  const styles = useStyles()
  const reason = useReason()
  const narrow = useNarrow()
  const [outcome, setOutcome] = useState('')
  const shown = outcome ? rows.filter((row) => row.outcome === outcome) : rows
  // On a phone the reason stands below the title: beside it there is no room to read it.
  const titled = (row: RehearsedRow) => (
    <>
      {row.title}
      {narrow && row.reason && (
        <Text size={200} className={styles.why}>
          {reason(row.reason, row.details)}
        </Text>
      )}
    </>
  )
  return (
    <>
      <TabList
        className={styles.tabs}
        aria-label={t('imports.outcome')}
        selectedValue={outcome}
        onTabSelect={(_, { value }) => setOutcome(String(value))}
      >
        <Tab value="">
          {t('imports.allRows')} · {rows.length}
        </Tab>
        {outcomes.map((outcome) => (
          <Tab key={outcome} value={outcome}>
            {t(`importPlan.${outcome}`)} · {rows.filter((row) => row.outcome === outcome).length}
          </Tab>
        ))}
      </TabList>
      {outcome === 'refused' && (
        <RefusalSummary
          fileName={fileName}
          refusals={shown.map(({ row, title, reason: code = '', details = {} }) => ({
            row,
            title,
            reason: code,
            details,
          }))}
        />
      )}
      <div className={styles.frame}>
        <Table
          snug
          label={t('imports.rehearsed')}
          rows={shown}
          keyOf={({ row }) => String(row)}
          columns={[
            { key: 'row', name: t('imports.row'), width: '64px', align: 'end', cell: ({ row }) => row },
            {
              key: 'outcome',
              name: t('imports.outcome'),
              width: '128px',
              cell: (row) => <OutcomeBadge outcome={row.outcome} />,
            },
            { key: 'title', name: t('field.title'), width: 'minmax(130px, 1fr)', cell: titled },
            {
              key: 'reason',
              wide: true,
              name: t('imports.reason'),
              width: 'minmax(160px, 1fr)',
              cell: (row) => row.reason && reason(row.reason, row.details),
            },
          ]}
        />
      </div>
    </>
  )
}
