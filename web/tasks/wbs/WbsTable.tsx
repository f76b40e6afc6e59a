import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '../../platform/layout/VisuallyHidden'
import { type Column, Table } from '../../platform/lists/Table'
import type { useWbsMoving } from './useWbsMoving'
import { useWbsTexts } from './useWbsTexts'
import { WbsRowMenu } from './WbsRowMenu'
import { WbsTitle } from './WbsTitle'
import type { WbsAnswer, WbsLine } from './wbsLines'
import { moveByDrop } from './wbsMoves'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    minHeight: 0,
    '& [data-drop=into]': { outline: `2px solid ${tokens.colorBrandStroke1}`, outlineOffset: '-2px' },
    '& [data-drop=above]': { boxShadow: `inset 0 2px 0 ${tokens.colorBrandStroke1}` },
    '& [data-drop=below]': { boxShadow: `inset 0 -2px 0 ${tokens.colorBrandStroke1}` },
  },
  code: { color: tokens.colorNeutralForeground2 },
})

export type WbsViewProps = {
  projectId: string
  wbs: WbsAnswer
  lines: readonly WbsLine[]
  foldable: ReadonlySet<string>
  folded: ReadonlySet<string>
  onFold: (id: string, folds: boolean) => void
  /** Where a line is opened. */
  addressOf: (line: WbsLine) => string
  openId: string | undefined
  onOpen: (line: WbsLine) => void
}

type FigureColumn =
  | 'startOn'
  | 'endOn'
  | 'progress'
  | 'effort'
  | 'realized'
  | 'cost'
  | 'ledgerPlanned'
  | 'ledgerRealized'
type Props = WbsViewProps & {
  moving: ReturnType<typeof useWbsMoving>
  onWhy: (line: WbsLine) => void
  /** Amounts, where there are any, stand in place of dates and efforts: there is no room for all of them. */
  ofMoney: boolean
}

/** The structure as a tree of rows: dates, progress, effort and cost of each task, and of all that a group holds. */
export function WbsTable(props: Props) {
  const { lines, openId, onOpen, moving } = props
  const { t } = useTranslation()
  const styles = useStyles()
  const columns = useWbsColumns(props)
  return (
    <div className={styles.root} onKeyDownCapture={moving.onKeyDown}>
      <Table
        label={t('wbs.table')}
        columns={columns}
        rows={lines}
        keyOf={({ id }) => id}
        isOpen={({ id }) => id === openId}
        onOpen={onOpen}
      />
    </div>
  )
}

function useWbsColumns({
  projectId,
  wbs,
  foldable,
  folded,
  onFold,
  addressOf,
  onOpen,
  onWhy,
  moving,
  ...props
}: Props) {
  const ofMoney = props.ofMoney && wbs.whole.ledger !== null
  const { t } = useTranslation()
  const styles = useStyles()
  const texts = useWbsTexts(projectId)
  const drag = {
    mayMove: moving.mayMove,
    takes: (dropped: WbsLine, on: WbsLine, edge: 'above' | 'into' | 'below') =>
      moveByDrop(wbs.rows, dropped, on, edge) !== undefined,
    onDrop: (dropped: WbsLine, on: WbsLine, edge: 'above' | 'into' | 'below') =>
      moving.perform(moveByDrop(wbs.rows, dropped, on, edge), dropped),
  }
  const figure = (key: FigureColumn, width: string) => ({
    key,
    name: t(`wbs.column.${key}`),
    width,
    wide: true,
    align: 'end' as const,
    cell: (line: WbsLine) => texts[key](line),
  })
  const columns: Column<WbsLine>[] = [
    {
      key: 'code',
      name: t('wbs.column.code'),
      width: 'minmax(56px, 84px)',
      wide: true,
      cell: ({ code }) => <span className={styles.code}>{code}</span>,
    },
    {
      key: 'title',
      name: t('field.title'),
      width: 'minmax(240px, 4fr)',
      cell: (line) => (
        <WbsTitle
          line={line}
          address={addressOf(line)}
          isFolded={foldable.has(line.id) ? folded.has(line.id) : undefined}
          texts={texts}
          drag={drag}
          onFold={(folds) => onFold(line.id, folds)}
        />
      ),
    },
    ...(ofMoney ? [] : [figure('startOn', '104px'), figure('endOn', '104px')]),
    figure('progress', '140px'),
    ...(ofMoney ? [] : [figure('effort', '88px'), figure('realized', '88px')]),
    // Where no task has a cost, or none may be seen, there is no such column.
    ...(wbs.whole.costCents === null ? [] : [figure('cost', ofMoney ? '160px' : 'minmax(104px, 1fr)')]),
    ...(ofMoney ? [figure('ledgerPlanned', '190px'), figure('ledgerRealized', '190px')] : []),
    {
      key: 'menu',
      name: t('wbs.column.menu'),
      head: <VisuallyHidden>{t('wbs.column.menu')}</VisuallyHidden>,
      width: '48px',
      cell: (line) => (
        <WbsRowMenu
          rows={wbs.rows}
          line={line}
          mayMove={moving.mayMove(line)}
          onOpen={() => onOpen(line)}
          onWhy={() => onWhy(line)}
          onMove={(to) => moving.perform(to, line)}
          onChoosePlace={(target) => moving.setChoice({ line, target })}
        />
      ),
    },
  ]
  return columns
}
