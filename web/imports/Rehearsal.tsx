import { makeStyles, Tab, TabList, Text } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Table } from '../platform/Table'
import { OutcomeBadge } from './OutcomeBadge'
import type { RehearsedRow } from './upload'
import { useReason } from './useReason'

const outcomes = ['added', 'changed', 'unchanged', 'refused'] as const
const useStyles = makeStyles({ frame: { display: 'flex', height: '420px' } })

/** What the import would do, row by row, before anything is done. */
export function Rehearsal({ rows }: { rows: readonly RehearsedRow[] }) {
  const { t } = useTranslation()
  const styles = useStyles()
  const reason = useReason()
  const [outcome, setOutcome] = useState('')
  const shown = outcome ? rows.filter((row) => row.outcome === outcome) : rows
  return (
    <>
      <Text weight="semibold">{t('imports.rehearsed')}</Text>
      <TabList selectedValue={outcome} onTabSelect={(_, { value }) => setOutcome(String(value))}>
        <Tab value="">
          {t('all')} · {rows.length}
        </Tab>
        {outcomes.map((one) => (
          <Tab key={one} value={one}>
            {t(`importOutcome.${one}`)} · {rows.filter((row) => row.outcome === one).length}
          </Tab>
        ))}
      </TabList>
      <div className={styles.frame}>
        <Table
          label={t('imports.rehearsed')}
          rows={shown}
          keyOf={({ row }) => String(row)}
          columns={[
            { key: 'row', name: t('imports.row'), width: '64px', align: 'end', cell: ({ row }) => row },
            {
              key: 'outcome',
              name: t('imports.outcome'),
              width: '130px',
              cell: (row) => <OutcomeBadge outcome={row.outcome} />,
            },
            { key: 'title', name: t('field.title'), width: 'minmax(160px, 1fr)', cell: ({ title }) => title },
            {
              key: 'reason',
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
