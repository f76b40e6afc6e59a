import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { ChevronDownRegular, ChevronRightRegular } from '@fluentui/react-icons'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNarrow } from '../../platform/layout/useNarrow'
import { RowOpener } from '../../platform/lists/RowOpener'
import { type LineDrag, useWbsDrag } from './useWbsDrag'
import type { useWbsTexts } from './useWbsTexts'
import type { WbsLine } from './wbsLines'

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', gap: '4px', minWidth: 0 },
  fold: { minWidth: '24px', width: '24px', height: '24px', flexShrink: 0 },
  leaf: { width: '24px', flexShrink: 0 },
  text: { display: 'grid', minWidth: 0 },
  group: { fontWeight: tokens.fontWeightSemibold },
  quiet: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
})

type Props = {
  line: WbsLine
  /** Where what it stands for is opened. */
  address: string
  /** `undefined` where nothing stands in it. */
  isFolded: boolean | undefined
  texts: ReturnType<typeof useWbsTexts>
  drag: LineDrag
  onFold: (folds: boolean) => void
}

/** How far a level stands in, in pixels: less where there is little room. */
const steps = { narrow: 8, wide: 20 }

/** The name of a line where it stands in the tree; on a phone with what has no column. */
export function WbsTitle({ line, address, isFolded, texts, drag, onFold }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const narrow = useNarrow()
  const root = useRef<HTMLDivElement>(null)
  useWbsDrag(root, line, drag)
  const indent = Math.min(line.level, 12) * (narrow ? steps.narrow : steps.wide)
  const name = mergeClasses(line.kind !== 'task' && styles.group)
  return (
    <div ref={root} className={styles.root} style={{ paddingInlineStart: indent }}>
      {isFolded === undefined ? (
        <span className={styles.leaf} />
      ) : (
        <Button
          appearance="subtle"
          size="small"
          tabIndex={-1}
          className={styles.fold}
          icon={isFolded ? <ChevronRightRegular /> : <ChevronDownRegular />}
          aria-label={t(isFolded ? 'wbs.unfold' : 'wbs.fold', { title: line.title })}
          aria-expanded={!isFolded}
          onClick={(event) => {
            event.stopPropagation()
            onFold(!isFolded)
          }}
        />
      )}
      <div className={styles.text}>
        <RowOpener to={address} className={name}>
          {texts.title(line)}
        </RowOpener>
        {narrow && <span className={styles.quiet}>{texts.brief(line)}</span>}
      </div>
    </div>
  )
}
