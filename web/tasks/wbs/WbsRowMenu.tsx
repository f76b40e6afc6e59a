import { MenuDivider, MenuItem } from '@fluentui/react-components'
import {
  ArrowDownRegular,
  ArrowLeftRegular,
  ArrowMoveRegular,
  ArrowRightRegular,
  ArrowUpRegular,
  OpenRegular,
  QuestionCircleRegular,
} from '@fluentui/react-icons'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { MoreMenu } from '../../platform/layout/MoreMenu'
import type { WbsAnswer, WbsLine } from './wbsLines'
import { moveToward, type WbsMove } from './wbsMoves'

type Props = {
  rows: WbsAnswer['rows']
  line: WbsLine
  mayMove: boolean
  onOpen: () => void
  onWhy: () => void
  onMove: (to: WbsMove) => void
  onChoosePlace: (target: HTMLElement) => void
}

const ways = {
  group: [
    { arrow: 'ArrowUp', word: 'up', sign: '↑', icon: <ArrowUpRegular /> },
    { arrow: 'ArrowDown', word: 'down', sign: '↓', icon: <ArrowDownRegular /> },
    { arrow: 'ArrowRight', word: 'in', sign: '→', icon: <ArrowRightRegular /> },
    { arrow: 'ArrowLeft', word: 'out', sign: '←', icon: <ArrowLeftRegular /> },
  ],
  task: [
    { arrow: 'ArrowUp', word: 'previousGroup', sign: '↑', icon: <ArrowUpRegular /> },
    { arrow: 'ArrowDown', word: 'nextGroup', sign: '↓', icon: <ArrowDownRegular /> },
    { arrow: 'ArrowLeft', word: 'outerGroup', sign: '←', icon: <ArrowLeftRegular /> },
  ],
} as const

/** All that can be done with a line without dragging it. */
export function WbsRowMenu({ rows, line, mayMove, onOpen, onWhy, onMove, onChoosePlace }: Props) {
  const { t } = useTranslation()
  const place = useRef<HTMLSpanElement>(null)
  if (line.kind === 'rest' || line.kind === 'notAllocated') return null
  const { kind } = line
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a click in it is not one on the row
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button in it has its keys
    <span ref={place} onClick={(event) => event.stopPropagation()}>
      <MoreMenu label={t('wbs.actionsOf', { title: line.title })}>
        <MenuItem icon={<OpenRegular />} onClick={onOpen}>
          {t('board.open')}
        </MenuItem>
        <MenuItem icon={<QuestionCircleRegular />} onClick={onWhy}>
          {t('why.open')}
        </MenuItem>
        {mayMove && <MenuDivider />}
        {mayMove &&
          kind !== 'project' &&
          ways[kind].map(({ arrow, word, sign, icon }) => {
            const to = moveToward(rows, line, arrow)
            return (
              <MenuItem
                key={word}
                icon={icon}
                disabled={!to}
                secondaryContent={`Alt+${sign}`}
                onClick={() => to && onMove(to)}
              >
                {t(`wbs.move.${word}`)}
              </MenuItem>
            )
          })}
        {mayMove && (
          <MenuItem
            icon={<ArrowMoveRegular />}
            secondaryContent="M"
            onClick={() => {
              const target = place.current?.querySelector('button')
              if (target) onChoosePlace(target)
            }}
          >
            {t('wbs.moveTo')}
          </MenuItem>
        )}
      </MoreMenu>
    </span>
  )
}
