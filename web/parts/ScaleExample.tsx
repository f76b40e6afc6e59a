import { makeStyles, tokens } from '@fluentui/react-components'
import { Facts } from '../platform/layout/Facts'
import { look } from '../platform/look/look'

const useStyles = makeStyles({
  lines: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: look.room.usual },
  room: { display: 'inline-block', height: '12px', backgroundColor: tokens.colorBrandBackground },
})

/** The names of the scale, each as it looks. */
export function ScaleExample() {
  const styles = useStyles()
  return (
    <>
      <div className={styles.lines}>
        {Object.entries(look.lettering).map(([name, style]) => (
          <span key={name} style={style}>
            {name}
          </span>
        ))}
      </div>
      <div className={styles.lines}>
        {Object.entries(look.colour).map(([name, color]) => (
          <span key={name} style={{ color }}>
            {name}
          </span>
        ))}
      </div>
      <div className={styles.lines}>
        {Object.entries(look.edge).map(([name, color]) => (
          <span key={name} style={{ paddingLeft: '6px', borderLeft: `2px solid ${color}` }}>
            {name}
          </span>
        ))}
      </div>
      <Facts
        facts={[
          ...Object.entries(look.room).map(
            ([name, width]) => [name, <span key={name} className={styles.room} style={{ width }} />] as const,
          ),
          ...Object.entries(look.width),
        ]}
      />
    </>
  )
}
