import { makeStyles, tokens } from '@fluentui/react-components'
import { type PointerEvent, useId, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { TextButton } from '../layout/TextButton'
import { VisuallyHidden } from '../layout/VisuallyHidden'
import { useSameFunction } from '../lists/useSameFunction'
import { useLanguage } from '../texts/useLanguage'
import { FigureLegend } from './FigureLegend'
import { FigurePointer } from './FigurePointer'
import type { FigureColours } from './figureColours'
import { figureFrame } from './figureFrame'
import type { FigureOf } from './figureOf'
import type { At } from './neighbourOf'
import { pointedAt } from './pointedAt'
import { SvgFigure } from './SvgFigure'
import { useFigureWalk } from './useFigureWalk'
import { usePlotlyFigure } from './usePlotlyFigure'
import { useSpokenValue } from './useSpokenValue'
import { useWidthOf } from './useWidthOf'

const useStyles = makeStyles({
  stage: {
    position: 'relative',
    width: '100%',
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusMedium,
    touchAction: 'pan-y',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
})

type Props = {
  figure: FigureOf
  colours: FigureColours
  isInteractive: boolean
  height: number
  onOpen: ((at: At) => void) | undefined
}

/** A figure as it is drawn, pointed at and walked through by keys, which are the same whoever draws it. */
export function FigureStage({ figure, colours, isInteractive, height, onOpen }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const language = useLanguage()
  const help = useId()
  const stage = useRef<HTMLDivElement>(null)
  const width = useWidthOf(stage)
  const walk = useFigureWalk(figure, onOpen)
  const spoken = useSpokenValue(figure)
  const { at } = walk
  const frame = useMemo(
    () => (width ? figureFrame(figure, walk.span, { width, height }) : undefined),
    [figure, walk.span, width, height],
  )
  const Interactive = usePlotlyFigure(isInteractive)
  const isTouched = useRef(false)
  const point = (event: PointerEvent) => {
    isTouched.current = event.pointerType === 'touch'
    const { left, top } = event.currentTarget.getBoundingClientRect()
    const next = frame && pointedAt(figure.series, frame, event.clientX - left, event.clientY - top)
    if (next && (next.index !== at?.index || next.series !== at.series)) walk.point(next)
  }
  // A finger points by its press: what it points at opens from the legend.
  const open = () => {
    if (at && onOpen && !isTouched.current) onOpen(at)
  }
  const press = useSameFunction(open)
  const showSpan = useSameFunction(walk.showSpan)
  const drawn = frame && { figure, frame, colours, language }
  return (
    <>
      <FigureLegend figure={figure} colours={colours} at={at} onOpen={onOpen} />
      <div
        ref={stage}
        className={styles.stage}
        style={{ height }}
        role="application"
        aria-roledescription={t('charts.chart')}
        aria-label={figure.title}
        aria-describedby={help}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: its keys walk through the values
        tabIndex={0}
        onFocus={(event) => event.target.matches(':focus-visible') && walk.begin()}
        onKeyDown={(event) => {
          if (event.ctrlKey || event.metaKey || event.altKey || !walk.press(event)) return
          event.preventDefault()
          event.stopPropagation()
        }}
        onPointerMove={point}
        onPointerDown={point}
        onClick={Interactive ? undefined : open}
      >
        {drawn && <SvgFigure {...drawn} isBare={Interactive !== undefined} />}
        {drawn && Interactive && <Interactive {...drawn} onSpan={showSpan} onPress={press} />}
        {drawn && at && <FigurePointer {...drawn} at={at} />}
      </div>
      <VisuallyHidden id={help}>{t(onOpen ? 'charts.keysAndOpen' : 'charts.keys')}</VisuallyHidden>
      <VisuallyHidden aria-live="polite">{at && walk.isByKeys ? spoken(at) : ''}</VisuallyHidden>
      {!walk.isWhole && <TextButton onClick={() => walk.showSpan(undefined)}>{t('charts.whole')}</TextButton>}
    </>
  )
}
