import { makeStyles } from '@fluentui/react-components'
import { CalendarErrorRegular } from '@fluentui/react-icons'
import { look } from '../platform/look/look'

const useStyles = makeStyles({ root: { color: look.colour.wrong } })

/** The sign of a task that begins before what it depends on ends; its name says before what, and by how much. */
export function EarlyMark({ name, id }: { name: string; id?: string }) {
  const styles = useStyles()
  return (
    <span {...(id && { id })} role="img" aria-label={name} title={name} className={styles.root}>
      <CalendarErrorRegular />
    </span>
  )
}
