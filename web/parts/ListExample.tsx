import { showDay } from '@prumo/contracts/formats/days'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RoomyBadge } from '../platform/layout/RoomyBadge'
import { RowOpener } from '../platform/lists/RowOpener'
import { type Column, Table } from '../platform/lists/Table'
import { ChoiceBox } from '../platform/selection/ChoiceBox'
import { CurrentSelection } from '../platform/selection/chosen'
import { useSelection } from '../platform/selection/useSelection'
import { useLanguage } from '../platform/texts/useLanguage'
import { type SampleRow, sampleRows } from './sampleRows'

const ids = [sampleRows.map(({ id }) => id)]

/** A table with each kind of cell. */
export function ListExample() {
  const { t } = useTranslation()
  const columns = useColumns()
  const selection = useSelection(ids)
  const [open, setOpen] = useState('b')
  return (
    <CurrentSelection.Provider value={selection}>
      <div style={{ display: 'flex', width: '100%' }}>
        <Table
          snug
          label={t('parts.sample.tasks')}
          columns={columns}
          rows={sampleRows}
          keyOf={({ id }) => id}
          isOpen={({ id }) => id === open}
          onOpen={({ id }) => setOpen(id)}
        />
      </div>
    </CurrentSelection.Provider>
  )
}

function useColumns(): Column<SampleRow>[] {
  const { t } = useTranslation()
  const language = useLanguage()
  const money = new Intl.NumberFormat(language, { style: 'currency', currency: 'BRL' })
  const named = ({ number }: SampleRow) => t('parts.sample.numbered', { number })
  return [
    {
      key: 'choice',
      name: '',
      width: '40px',
      cell: (row) => <ChoiceBox id={row.id} label={t('bulk.choose', { title: named(row) })} />,
    },
    {
      key: 'title',
      name: t('field.title'),
      width: 'minmax(90px, 2fr)',
      cell: (row) => <RowOpener>{named(row)}</RowOpener>,
    },
    {
      key: 'priority',
      name: t('field.priority'),
      width: '80px',
      cell: ({ priority }) => (
        <RoomyBadge appearance="tint" size="small">
          {t(`priority.${priority}`)}
        </RoomyBadge>
      ),
    },
    { key: 'endOn', name: t('field.endOn'), width: '100px', align: 'end', cell: ({ day }) => showDay(day, language) },
    {
      key: 'plannedCents',
      name: t('field.plannedCents'),
      width: '120px',
      align: 'end',
      cell: ({ cents }) => money.format(cents / 100),
    },
  ]
}
