import { Link, makeStyles, tokens } from '@fluentui/react-components'

const useStyles = makeStyles({
  root: { display: 'block', color: tokens.colorNeutralForeground1, overflowWrap: 'anywhere' },
})

/** Below a field: another text for it, and a link that puts it there. */
export function NewsLine(props: { sentence: string; text: string; action: string; onAct: () => void }) {
  const { sentence, text, action, onAct } = props
  const styles = useStyles()
  return (
    <span className={styles.root}>
      {sentence}
      {' · '}
      <Link as="button" type="button" inline aria-label={`${action}: ${text}`} onClick={onAct}>
        {action}
      </Link>
    </span>
  )
}
