import { useTranslation } from 'react-i18next'
import { ChoiceMenu } from '../ChoiceMenu'
import type { PlaceChoice } from './useWbsMoving'
import type { WbsAnswer } from './wbsLines'
import { moveInto, placesFor, type WbsMove } from './wbsMoves'

type Props = {
  rows: WbsAnswer['rows']
  choice: PlaceChoice
  onMove: (to: WbsMove | undefined) => void
  onClose: () => void
}

/** Into which group a line is moved, chosen beside it. */
export function PlaceMenu({ rows, choice: { line, target }, onMove, onClose }: Props) {
  const { t } = useTranslation()
  const row = rows.find(({ id }) => id === line.id)
  const places = placesFor(rows, line).map(({ id, code, title }) => ({ value: id, text: `${code} ${title}` }))
  const outside = { value: '', text: t(line.kind === 'task' ? 'wbs.ungrouped' : 'wbs.top') }
  const close = () => {
    onClose()
    requestAnimationFrame(() => target.isConnected && target.focus())
  }
  return (
    <ChoiceMenu
      name="place"
      label={t('wbs.moveTo')}
      choices={[...places, outside]}
      current={row?.parentId ?? ''}
      target={target}
      onChoose={(groupId) => onMove(moveInto(rows, line, groupId || null))}
      onClose={close}
    />
  )
}
