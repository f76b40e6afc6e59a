import { makeStyles, mergeClasses, shorthands, tokens } from '@fluentui/react-components'
import { LockClosedRegular } from '@fluentui/react-icons'
import type { ListedInstallment } from '@prumo/contracts/finance/figures'
import { type ReactNode, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { useToasts } from '../platform/layout/useToasts'
import { RowInReach } from '../platform/lists/rowInReach'
import { useCellStyles } from '../platform/lists/useCellStyles'
import { Failure } from '../platform/server/failure'
import { type CellField, type EditedCell, lockOf } from './entryCells'

const useStyles = makeStyles({
  locked: { cursor: 'default', ':is([role=row]:hover *)': shorthands.borderColor('transparent') },
  lock: { marginLeft: '4px', color: tokens.colorNeutralForeground3, verticalAlign: 'text-bottom' },
})

type Props = {
  field: CellField
  row: ListedInstallment
  onEdit: (cell: EditedCell) => void
  children: ReactNode
}

/** A field of an installment in its row: a button that changes it, or says why it cannot be changed there. */
export function EntryCell({ field, row, onEdit, children }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const { root } = useCellStyles()
  const toasts = useToasts()
  const isInReach = useContext(RowInReach)
  const lock = lockOf(field, row)
  const name = t('entryCell.edit', { field: t(`entryCell.name.${field}`), title: row.title })
  const label = lock ? `${name}. ${t(`error.${lock}`)}` : name
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={lock !== undefined}
      {...(!lock && { 'aria-haspopup': 'dialog' })}
      tabIndex={isInReach ? 0 : -1}
      className={mergeClasses(root, lock && styles.locked)}
      onClick={(event) => {
        event.stopPropagation()
        if (lock) toasts.failed(new Failure(lock, 0))
        else onEdit({ field, row, target: event.currentTarget })
      }}
    >
      {children}
      {lock && field === 'cents' && lock !== 'entryCell.several' && (
        <LockClosedRegular aria-hidden="true" className={styles.lock} />
      )}
    </button>
  )
}
