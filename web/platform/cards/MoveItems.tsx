import { MenuItem } from '@fluentui/react-components'
import { ArrowDownRegular, ArrowLeftRegular, ArrowRightRegular, ArrowUpRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'

const ways = {
  upright: [
    { direction: -1, word: 'board.moveUp', icon: <ArrowUpRegular /> },
    { direction: 1, word: 'board.moveDown', icon: <ArrowDownRegular /> },
  ],
  sideways: [
    { direction: -1, word: 'step.moveLeft', icon: <ArrowLeftRegular /> },
    { direction: 1, word: 'step.moveRight', icon: <ArrowRightRegular /> },
  ],
} as const

type Props<To> = {
  way?: keyof typeof ways
  /** Where one place back (-1) or on (1) is; `undefined` beyond the ends. */
  toward: (direction: -1 | 1) => To | undefined
  onMove: (to: To) => void
}

/** The items of a menu that move something by one place. */
export function MoveItems<To>({ way = 'upright', toward, onMove }: Props<To>) {
  const { t } = useTranslation()
  return ways[way].map(({ direction, word, icon }) => {
    const to = toward(direction)
    return (
      <MenuItem key={word} icon={icon} disabled={to === undefined} onClick={() => to !== undefined && onMove(to)}>
        {t(word)}
      </MenuItem>
    )
  })
}
