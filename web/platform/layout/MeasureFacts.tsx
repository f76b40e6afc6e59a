import { makeStyles, tokens } from '@fluentui/react-components'
import type { Measure } from '@prumo/contracts/measure'
import { useTranslation } from 'react-i18next'
import { Facts } from './Facts'
import { formulaOf } from './formulaOf'
import { RowLink } from './RowLink'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '8px', minWidth: 0 },
  formula: { fontFamily: tokens.fontFamilyMonospace, overflowWrap: 'anywhere' },
})

/** What a figure was reckoned from: a name, and its value as people read it. */
export type MeasureInput = readonly [name: string, value: string]

export type ExplainedFigure = {
  measure: Measure
  /** As people read it; `null` where it has none. Left out where many figures are told of at once. */
  value?: string | null
  inputs?: readonly MeasureInput[]
  /** What it counts besides, or why it has no value. */
  note?: string | undefined
  /** The list that it is the sum of. */
  drill?: { to: string; text: string } | undefined
}

/** What a figure counts: its formula, unit, source and direction, what it was reckoned from, and the way to that. */
export function MeasureFacts({ measure, value, inputs = [], note, drill }: ExplainedFigure) {
  const { t } = useTranslation()
  const styles = useStyles()
  const { unit, source, direction } = measure
  return (
    <div className={styles.root}>
      <Facts
        facts={[
          ...(value === undefined ? [] : [[t('why.value'), value ?? t('why.none')] as const]),
          [
            t('why.formula'),
            <span key="formula" className={styles.formula}>
              {formulaOf(measure, t)}
            </span>,
          ],
          ...inputs,
          [t('why.unit'), t(`measureUnit.${unit}`)],
          [t('why.direction'), t(`why.better.${direction ?? 'neither'}`)],
          [t('why.source'), t(`measureSource.${source}`)],
        ]}
      />
      {note}
      {drill && (
        <RowLink to={drill.to} inSentence>
          {drill.text}
        </RowLink>
      )}
    </div>
  )
}
