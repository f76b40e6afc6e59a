import { Input, makeStyles } from '@fluentui/react-components'
import { SearchRegular } from '@fluentui/react-icons'

const useStyles = makeStyles({ root: { width: '240px' } })

type Props = { label: string; value: string; onChange: (value: string) => void }

/** Narrows a list to what holds some text. */
export function SearchFilter({ label, value, onChange }: Props) {
  const styles = useStyles()
  return (
    <Input
      className={styles.root}
      size="small"
      contentBefore={<SearchRegular />}
      aria-label={label}
      placeholder={label}
      value={value}
      onChange={(_, { value: typed }) => onChange(typed)}
    />
  )
}
