import { makeStyles } from '@fluentui/react-components'
import { DateField } from './DateField'

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 150px))', gap: '8px' },
})

type Day = { label: string; value: string; onChange: (day: string) => void }

/** The first and the last day of a filter, of which each may be left open. Each is seen from the other. */
export function DayRange({ name, from, to }: { name: string; from: Day; to: Day }) {
  const styles = useStyles()
  return (
    <div className={styles.root}>
      <DateField
        key={`from ${from.value}`}
        name={`${name}From`}
        size="small"
        {...from}
        direction={to.value ? 'past' : 'nearest'}
        range={{ max: to.value || undefined }}
      />
      <DateField
        key={`to ${to.value}`}
        name={`${name}To`}
        size="small"
        {...to}
        direction={from.value ? 'future' : 'nearest'}
        range={{ min: from.value || undefined }}
      />
    </div>
  )
}
