import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useLanguage } from '../texts/useLanguage'
import { FigureValue } from './FigureValue'
import type { FigureColours } from './figureColours'
import type { FigureOf } from './figureOf'
import type { At } from './neighbourOf'
import { placeName } from './placeName'
import { SeriesSign, signWidth } from './SeriesSign'
import { seriesStyles } from './seriesStyles'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    // Its columns do not change with what is pointed at: the values below do not move away from the pointer.
    gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
    gap: '2px 12px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontVariantNumeric: 'tabular-nums',
  },
  // A row of its own, as high while nothing is pointed at: what is below does not jump.
  place: { gridColumn: '1 / -1', minHeight: tokens.lineHeightBase200, fontWeight: tokens.fontWeightSemibold },
  series: { display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: '6px', alignContent: 'start' },
  value: { gridColumn: 2, minHeight: tokens.lineHeightBase200 },
  pointed: { fontWeight: tokens.fontWeightSemibold },
})

type Props = {
  figure: FigureOf
  colours: FigureColours
  at: At | undefined
  onOpen: ((at: At) => void) | undefined
}

/** Which series is which, with its value at the place that is pointed at: a press on it opens it, on a phone too. */
export function FigureLegend({ figure, colours, at, onOpen }: Props) {
  const styles = useStyles()
  const language = useLanguage()
  const looks = seriesStyles(figure.series, colours)
  const place = at && figure.places[at.index]
  return (
    <ul className={styles.root}>
      <li className={styles.place}>{place && placeName(place, figure.placesAre, language)}</li>
      {figure.series.map(({ key, name, mark, values }, index) => {
        const style = looks[index]
        return (
          <li key={key} className={mergeClasses(styles.series, index === at?.series && styles.pointed)}>
            <svg aria-hidden="true" width={signWidth} height={16}>
              {style && <SeriesSign style={style} ground={colours.ground} mark={mark} y={8} />}
            </svg>
            <span>{name}</span>
            <span className={styles.value}>
              {at && (
                <FigureValue
                  value={values[at.index]}
                  show={figure.show}
                  onOpen={onOpen && (() => onOpen({ series: index, index: at.index }))}
                />
              )}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
