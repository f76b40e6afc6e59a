import { Input, makeStyles } from '@fluentui/react-components'
import { showNumber } from '@prumo/contracts/formats/numbers'
import { useState } from 'react'
import { useLanguage } from '../platform/texts/useLanguage'
import { percentIn } from './originItems'

const useStyles = makeStyles({ root: { width: '92px', minWidth: 0 } })

type Props = {
  label: string
  /** Of the whole; nothing where it has no amount yet. */
  percent: number | undefined
  onPercent: (percent: number) => void
}

/** How much of a whole something is, to be typed. What is no percentage changes nothing. */
export function PercentInput({ label, percent, onPercent }: Props) {
  const styles = useStyles()
  const language = useLanguage()
  const [typed, setTyped] = useState<string>()
  const type = (text: string) => {
    setTyped(text)
    const found = percentIn(text, language)
    if (found !== undefined) onPercent(found)
  }
  return (
    <Input
      size="small"
      className={styles.root}
      input={{ style: { minWidth: 0, textAlign: 'right' } }}
      contentAfter="%"
      aria-label={label}
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? (percent === undefined ? '' : showNumber(String(percent), language))}
      onChange={(_, { value }) => type(value)}
      onBlur={() => setTyped(undefined)}
    />
  )
}
