import { makeStyles, Text, tokens } from '@fluentui/react-components'
import { type CardTable, describeAnswer } from '@prumo/contracts/documents/describeAnswer'
import type { DocumentContent } from '@prumo/contracts/documents/documentContent'
import { useWording } from '../audit/useWording'

const useStyles = makeStyles({
  text: { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  nothing: { color: tokens.colorNeutralForeground3, fontStyle: 'italic' },
  list: { margin: 0, paddingLeft: '18px', overflowWrap: 'anywhere' },
  facts: {
    display: 'grid',
    gridTemplateColumns: 'minmax(110px, max-content) minmax(0, 1fr)',
    gap: '4px 16px',
    margin: 0,
    '@media (max-width: 480px)': { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '0' },
  },
  quiet: { color: tokens.colorNeutralForeground3 },
  area: { margin: '8px 0 2px', fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  frame: {
    overflowX: 'auto',
    containerType: 'inline-size',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  table: {
    borderCollapse: 'collapse',
    width: '100%',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': {
      padding: '4px 12px 4px 0',
      textAlign: 'start',
      verticalAlign: 'top',
      borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    },
    '& thead th': { color: tokens.colorNeutralForeground3, fontWeight: tokens.fontWeightRegular },
    '& tbody th': { minWidth: '120px', fontWeight: tokens.fontWeightRegular, overflowWrap: 'anywhere' },
    '& .amount': { textAlign: 'end', whiteSpace: 'nowrap' },
    '& .day': { whiteSpace: 'nowrap' },
    // Where there is no room for its columns, a card stands above its values: an amount that is cut is another amount.
    '@container (max-width: 460px)': {
      '& thead': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
      '& tbody, & tr, & tbody th, & td': { display: 'block', padding: '0', border: '0' },
      '& tbody tr': { padding: '6px 0', borderBottom: `1px solid ${tokens.colorNeutralStroke3}` },
      '& td:empty': { display: 'none' },
      '& td:not(:empty)': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '12px' },
      '& td::before': { content: 'attr(data-name)', color: tokens.colorNeutralForeground3 },
    },
  },
})

type Props = { field: Pick<DocumentContent['sections'][number]['fields'][number], 'fieldKind' | 'value'> }

/** What stands in a field, in the very words of the form, of the sign-off and of the receipt. */
export function DescribedAnswer({ field }: Props) {
  const styles = useStyles()
  const answer = describeAnswer(field, useWording())
  if (answer.shape === 'text')
    return <p className={`${styles.text} ${answer.isEmpty ? styles.nothing : ''}`}>{answer.text}</p>
  if (answer.shape === 'list')
    return (
      <ul className={styles.list}>
        {answer.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    )
  if (answer.shape === 'facts')
    return (
      <dl className={styles.facts}>
        {answer.facts.map(({ item, name, text }) => (
          <div key={item} style={{ display: 'contents' }}>
            <dt className={styles.quiet}>{name}</dt>
            <dd className={styles.text}>{text}</dd>
          </div>
        ))}
      </dl>
    )
  return (
    <>
      {answer.tables.map((table) => (
        <Cards key={table.areaId} table={table} heading={answer.heading} />
      ))}
      {answer.without && (
        <Text as="p" block size={200} className={styles.quiet}>
          {answer.without}
        </Text>
      )}
    </>
  )
}

function Cards({ table: { name, columns, rows }, heading }: { table: CardTable; heading: string }) {
  const styles = useStyles()
  return (
    <>
      <Text as="h5" block className={styles.area}>
        {name}
      </Text>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard */}
      <section className={styles.frame} tabIndex={0} aria-label={name}>
        <table className={styles.table}>
          <thead>
            <tr>
              {[{ key: 'title', name: heading, isAmount: false }, ...columns].map((column) => (
                <th key={column.key} scope="col" className={column.isAmount ? 'amount' : ''}>
                  {column.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ cardId, title, description, cells }) => (
              <tr key={cardId}>
                <th scope="row">
                  {title}
                  {description && (
                    <Text block size={200} className={`${styles.text} ${styles.quiet}`}>
                      {description}
                    </Text>
                  )}
                </th>
                {columns.map(({ key, name: column, isAmount }, at) => (
                  <td key={key} data-name={column} className={isAmount ? 'amount' : 'day'}>
                    {cells[at]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}
