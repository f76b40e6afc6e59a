import { makeStyles, tokens } from '@fluentui/react-components'
import type { FigureOf } from './figureOf'

const useStyles = makeStyles({
  opener: {
    padding: 0,
    border: 'none',
    background: 'none',
    font: 'inherit',
    color: tokens.colorBrandForegroundLink,
    cursor: 'pointer',
    ':hover': { textDecorationLine: 'underline' },
  },
})

type Props = { value: number | null | undefined; show: FigureOf['show']; onOpen?: (() => void) | undefined }

/** A value of a figure in words, or a dash where there is none. */
export function FigureValue({ value, show, onOpen }: Props) {
  const styles = useStyles()
  if (typeof value !== 'number') return '–'
  if (!onOpen) return show(value)
  return (
    <button type="button" className={styles.opener} onClick={onOpen}>
      {show(value)}
    </button>
  )
}
