import { makeStyles } from '@fluentui/react-components'
import type { FluentIcon } from '@fluentui/react-icons'

type Props = { icon: FluentIcon; text: string; name: string }

const useStyles = makeStyles({ root: { display: 'inline-flex', alignItems: 'center', gap: '3px' } })

/** What a task says in a sign with few characters; its name says it in words. */
export function Mark({ icon: Icon, text, name }: Props) {
  const styles = useStyles()
  return (
    <span role="img" aria-label={name} title={name} className={styles.root}>
      <Icon />
      {text}
    </span>
  )
}
