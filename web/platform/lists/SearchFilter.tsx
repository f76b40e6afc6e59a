import { Input, makeStyles } from '@fluentui/react-components'
import { SearchRegular } from '@fluentui/react-icons'
import { useSaidFilters } from '../paper/saidFilters'
import { useTyped } from './useTyped'

const useStyles = makeStyles({ root: { flexGrow: 1, flexBasis: '120px', minWidth: '156px', maxWidth: '240px' } })

type Props = { label: string; value: string; onChange: (value: string) => void }

/** Narrows a list to what holds some text. */
export function SearchFilter({ label, value, onChange }: Props) {
  const styles = useStyles()
  const { text, type, leave } = useTyped(value, onChange)
  useSaidFilters(value ? [`${label}: ${value}`] : [])
  return (
    <Input
      className={styles.root}
      size="small"
      contentBefore={<SearchRegular />}
      aria-label={label}
      placeholder={label}
      value={text}
      onChange={(_, { value: typed }) => type(typed)}
      onBlur={leave}
    />
  )
}
