import { makeStyles } from '@fluentui/react-components'

const useStyles = makeStyles({
  root: { position: 'absolute', width: '1px', height: '1px', margin: 0, overflow: 'hidden', clipPath: 'inset(50%)' },
})

/** What a view of a project is called, in its outline: to the eye the links to the views say so. */
export function HiddenHeading({ children }: { children: string }) {
  const styles = useStyles()
  return <h2 className={styles.root}>{children}</h2>
}
